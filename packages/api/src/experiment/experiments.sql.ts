import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { idList } from '../database/readPage.ts';
import { isId } from '../tools/ids.ts';
import type { Experiment, ExperimentInput } from './contract.ts';

type PlannedCode = Omit<Experiment['codes'][number], 'done'> & { position: number; done: string };

/** An experiment as it is stored, with those of its codes that are not deleted. */
export interface StoredExperiment extends Omit<ExperimentInput, 'codes' | 'seed'> {
  id: string;
  a_name: string | null;
  b_name: string | null;
  seed: number;
  created_at: Date;
  stopped_at: Date | null;
  code_count: number;
  codes: PlannedCode[];
}

const nameOf = (id: RawBuilder<unknown>) => sql`
  case experiment.kind
    when 'forms' then (select title from form
      where account_id = experiment.account_id and id = ${id} and deleted_at is null)
    else (select name from frame
      where account_id = experiment.account_id and id = ${id} and deleted_at is null) end`;

const select = sql`
  select experiment.id, experiment.name, experiment.kind, a_id as a, b_id as b,
    ${nameOf(sql`experiment.a_id`)} as a_name, ${nameOf(sql`experiment.b_id`)} as b_name,
    starts, periods, period_days, measure, seed, experiment.created_at, stopped_at,
    experiment.codes as code_count,
    coalesce((select json_agg(json_build_object('code', code.id, 'code_name', code.name,
        'location_name', location.name, 'position', planned.position, 'sequence', planned.sequence,
        'done', planned.done) order by planned.position)
      from experiment_code as planned
      join code on code.account_id = planned.account_id and code.id = planned.code_id
      join location on location.account_id = code.account_id and location.id = code.location_id
      where planned.account_id = experiment.account_id and planned.experiment_id = experiment.id
        and code.deleted_at is null), '[]'::json) as codes
  from experiment`;

/** The day after the last one of an experiment. */
const end = sql`experiment.starts + experiment.periods * experiment.period_days`;

/** The SQL of experiments and of their plans. */
export const experimentsSql = {
  async list(database: Database, accountId: string): Promise<StoredExperiment[]> {
    const { rows } = await sql<StoredExperiment>`
      ${select} where experiment.account_id = ${accountId}
      order by experiment.created_at desc, experiment.id desc`.execute(database);
    return rows;
  },

  async find(
    database: Database,
    accountId: string,
    id: string,
  ): Promise<StoredExperiment | undefined> {
    if (!isId(id)) return undefined;
    const { rows } = await sql<StoredExperiment>`
      ${select} where experiment.account_id = ${accountId} and experiment.id = ${id}`.execute(
      database,
    );
    return rows[0];
  },

  /** Counts an account's experiments. Until the transaction ends, nobody else adds one. */
  async countAlone(database: Database, accountId: string): Promise<number> {
    await sql`select id from account where id = ${accountId} for update`.execute(database);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from experiment where account_id = ${accountId}`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  },

  /** The states of codes that are there, held until the transaction ends. */
  async lockCodes(database: Database, accountId: string, ids: readonly string[]) {
    const { rows } = await sql<{ id: string; state: string }>`
      select id, state from code
      where account_id = ${accountId} and id in ${idList(ids)} and deleted_at is null
      order by id for update`.execute(database);
    return rows;
  },

  /** True when one of the codes is in an experiment that has a day in common. */
  async overlaps(
    database: Database,
    accountId: string,
    codes: readonly string[],
    { starts, days }: { starts: string; days: number },
  ): Promise<boolean> {
    const { rows } = await sql`
      select from experiment_code as planned
      join experiment on experiment.account_id = planned.account_id
        and experiment.id = planned.experiment_id
      where planned.account_id = ${accountId} and planned.code_id in ${idList(codes)}
        and experiment.stopped_at is null and experiment.starts < ${starts}::date + ${days}::int
        and ${end} > ${starts}::date
      limit 1`.execute(database);
    return rows.length > 0;
  },

  async insert(
    database: Database,
    accountId: string,
    {
      a,
      b,
      codes,
      ...experiment
    }: Omit<ExperimentInput, 'codes' | 'seed'> & {
      id: string;
      seed: number;
      a_version: number | null;
      b_version: number | null;
      created_at: Date;
      codes: readonly { code: string; sequence: string }[];
    },
  ): Promise<void> {
    await database
      .insertInto('experiment')
      .values({
        ...experiment,
        account_id: accountId,
        a_id: a,
        b_id: b,
        codes: codes.length,
      })
      .execute();
    await database
      .insertInto('experiment_code')
      .values(
        codes.map(({ code, sequence }, position) => ({
          account_id: accountId,
          experiment_id: experiment.id,
          code_id: code,
          position,
          sequence,
          done: '0'.repeat(sequence.length),
        })),
      )
      .execute();
  },

  /** Stops an experiment that nobody stopped yet. */
  async stop(database: Database, accountId: string, id: string, at: Date): Promise<void> {
    await database
      .updateTable('experiment')
      .set({ stopped_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .execute();
  },

  /** False when it is not there. */
  async remove(database: Database, accountId: string, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    const { numDeletedRows } = await database
      .deleteFrom('experiment')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Says of one frame whether it was hung. False when the plan has no such code. */
  async noteSwap(
    database: Database,
    accountId: string,
    id: string,
    { code, period, done }: { code: string; period: number; done: boolean },
  ): Promise<boolean> {
    if (!isId(id) || !isId(code)) return false;
    const { numUpdatedRows } = await database
      .updateTable('experiment_code')
      .set({ done: sql`overlay(done placing ${done ? '1' : '0'} from ${period}::int for 1)` })
      .where('account_id', '=', accountId)
      .where('experiment_id', '=', id)
      .where('code_id', '=', code)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};
