import type { StatsForms, StatsQuery } from './contract.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { describeVersions } from './describeVersions.ts';
import { findSubject } from './findSubject.ts';
import { rank } from './rank.ts';
import { noCounts } from './rollup/Cell.ts';
import { tallyForms } from './tallyForms.ts';

/** Ranks forms, and tells their versions apart. */
export const findForms = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const { stats } = tools;
  const subjectOf = findSubject(tools);
  const tally = tallyForms(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsForms> => {
    const subject = await subjectOf(accountId, query);
    const [forms, versions] = await Promise.all([
      stats.forms(accountId, subject.filter),
      stats.formVersions(accountId, subject.filter),
    ]);
    const keyOf = ({ form_id, version }: (typeof versions)[number]) => `${form_id}:${version}`;
    const [ofForms, ofVersions] = await Promise.all([
      tally(
        subject,
        'form',
        forms.map(({ id }) => id),
      ),
      tally(subject, 'form_version', versions.map(keyOf)),
    ]);

    const none = noCounts();
    const ranked = rank(forms.map((form) => ({ ...form, counts: ofForms.get(form.id) ?? none })));
    const counted = Map.groupBy(
      versions.map((version) => ({ ...version, counts: ofVersions.get(keyOf(version)) ?? none })),
      ({ form_id }) => form_id,
    );
    return {
      forms: ranked,
      versions: ranked.flatMap(({ id }) => describeVersions(counted.get(id) ?? [])),
    };
  };
};
