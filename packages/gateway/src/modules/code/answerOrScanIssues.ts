import { answerOrErrors } from '../../answerOrErrors.ts';
import { toInputErrors } from '../../inputErrors.ts';
import type { InputError, ScanIssue } from '../../resolvers.generated.ts';
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
export async function answerOrScanIssues<Answer extends object, Refused extends object>(
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
