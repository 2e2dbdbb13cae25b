import { answerOrErrors } from '../../answerOrErrors.ts';
import { toField, toInputErrors } from '../../inputErrors.ts';
import { present } from '../../present.ts';
import type {
  AddCodeInput,
  MutationResolvers,
  UpdateCodeInput,
  InputError,
  ScanIssue,
} from '../../resolvers.generated.ts';
import type { Sources } from '../../sources/sources.ts';
import { SourceError } from '../../sources/SourceError.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Another server of this dialect may send none, or others. */
const toScanIssues = (sent: unknown): ScanIssue[] =>
  (Array.isArray(sent) ? sent : []).filter(isObject).map((issue) => ({
    code: textOf(issue['code']) ?? 'cannot_decode',
    severity: issue['severity'] === 'warn' ? 'WARN' : 'BLOCK',
    elementId: textOf(issue['element_id']),
    capture: textOf(issue['capture']),
  }));

/** A payload; when the art does not scan, with the reasons. */
async function answerOrScanIssues<Answer extends object, Refused extends object>(
  work: () => Promise<Answer>,
  refused: Refused,
): Promise<(Answer | Refused) & { scanIssues: ScanIssue[]; errors: InputError[] }> {
  let scanIssues: ScanIssue[] = [];
  const answer = await answerOrErrors(work, refused, (error) => {
    if (error instanceof SourceError) scanIssues = toScanIssues(error.refusal.scanIssues);
    return toInputErrors(error);
  });
  return { ...answer, scanIssues };
}

const toBody = ({
  name,
  description,
  locationId,
  formId,
  frameId,
  style,
}: AddCodeInput | UpdateCodeInput) => ({
  name,
  description,
  site: locationId,
  form: formId,
  frame: frameId,
  style,
});

/** The fields of a row are called as they are in `AddCodeInput`. */
const toRowErrors = (error: unknown) =>
  toInputErrors(error).map((found) => {
    const [, row, field = ''] = /^(rows\.\d+)\.([^.]+)$/.exec(found.field ?? '') ?? [];
    return row === undefined ? found : { ...found, field: `${row}.${toField(field)}` };
  });

const read = async ({ codes }: Sources, id: string) => present(await codes.get(id), 'code', id);

/** Adds, changes, publishes and removes codes. */
export const codeMutations = {
  addCode: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({
        code: await sources.codes.add({ ...toBody(input), id: input.id ?? undefined }),
      }),
      { code: null },
    ),

  addCodes: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { id, dryRun, rows } = input;
        return { codes: await sources.codes.addAll(id, rows.map(toBody), dryRun ?? false) };
      },
      { codes: [] },
      toRowErrors,
    ),

  updateCode: (_, { input }, { sources }) =>
    answerOrScanIssues(
      async () => ({ code: await sources.codes.update(input.id, toBody(input)) }),
      { code: null },
    ),

  publishCode: (_, { input }, { sources }) =>
    answerOrScanIssues(
      async () => {
        const { id, emailCopy, overrideWarnings } = input;
        const published = await sources.codes.publish(
          id,
          emailCopy ?? true,
          overrideWarnings ?? false,
        );
        return {
          code: await read(sources, input.id),
          formUrl: published.form_url,
          emailedTo: published.emailed_to,
        };
      },
      { code: null, formUrl: null, emailedTo: null },
    ),

  pauseCode: (_, { id }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.codes.pause(id);
        return { code: await read(sources, id) };
      },
      { code: null },
    ),

  resumeCode: (_, { id }, { sources }) =>
    answerOrScanIssues(
      async () => {
        await sources.codes.resume(id);
        return { code: await read(sources, id) };
      },
      { code: null },
    ),

  removeCodes: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { ids, confirm } = input;
        const { deleted, deletion, cascade } = await sources.codes.remove(ids, { confirm });
        return { removedIds: deleted, deletionId: deletion, cascade };
      },
      { removedIds: [], deletionId: null, cascade: null },
    ),
} satisfies MutationResolvers;
