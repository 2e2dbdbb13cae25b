import {
  answerNameOf,
  isPaged,
  type FormDocument,
  type FormField,
  type ImageReference,
} from '@hearback/schema/documents';
import { Fragment, useId, type CSSProperties, type SyntheticEvent } from 'react';

import type { FormIssues, FormValues } from '../fields/FieldLook';
import { Sign } from '../Brand';
import { askedDetails, firstSteps, isAsked, lookOf, requiredHint, stepsOf } from '../fields/looks';
import { formVariables, type Variables } from '../variables';
import { directionOf } from '../directionOf';
import { useFormWords } from '../words';
import * as styles from './FormView.css';

export interface FormViewProps {
  document: Pick<FormDocument, 'style' | 'fields'>;
  language: string;
  /** A preview is interactive, but submits nothing. */
  mode: 'live' | 'preview';
  /** Form action (default: the page's own URL) and hidden inputs. For `live` only. */
  submission?: { action?: string | undefined; hidden: Readonly<Record<string, string>> };
  /** Values entered before, kept when the server renders the form again. */
  values?: FormValues;
  /** Validation errors by field. */
  issues?: FormIssues;
  /** Error message for the whole submission. */
  notice?: string;
  /** Company and place, above the form. */
  venue?: string;
  /** Name of the company that receives the submission, in the consent text beside name and email. */
  company?: string;
  /** True if the visitor gets a receipt, with which the submission can be erased. False on kiosks. */
  hasReceipt?: boolean;
  /** URL of the code, for the QR field. */
  codeText?: string;
  /** Called when the button of a preview is pressed. It sends nothing. */
  onTry?: () => void;
  /** Returns the URL of an image. Default: the URL in the document. */
  addressOf?: (image: ImageReference) => string | undefined;
  /** `sheet` writes no style attributes: the page includes `formStyleSheet(document)`. */
  styling?: 'inline' | 'sheet';
  /** True if name, email address and reasons are asked for once a star is chosen. Default: on the page, not in previews. */
  folds?: boolean;
  /** Order of shuffled options, below `orderCount` of the form. Default: that of the owner. */
  order?: number;
}

const asStored = ({ url }: ImageReference) => url;
const refuse = (event: SyntheticEvent) => event.preventDefault();

/**
 * The form that a visitor fills in. Plain HTML that works without JavaScript; scripts that enhance
 * it use the `data-*` attributes. It ignores the app's themes: its colors are the owner's.
 */
export function FormView({
  document,
  language,
  mode,
  submission,
  values = {},
  issues = {},
  notice,
  venue,
  company,
  hasReceipt = true,
  codeText,
  onTry,
  addressOf = asStored,
  styling = 'inline',
  folds = mode === 'live',
  order = 0,
}: FormViewProps) {
  const words = useFormWords(language);
  // Makes ids unique if several previews are on one page.
  const previewId = useId();
  const idPrefix = mode === 'live' ? '' : `${previewId}-`;
  const { style } = document;
  // Permission that nobody could take back is not asked for.
  const fields = hasReceipt
    ? document.fields
    : document.fields.filter(({ type }) => type !== 'publication');
  const asked = askedDetails(fields);
  const mayNamePublicly =
    fields.some(({ type }) => type === 'name') && fields.some(({ type }) => type === 'publication');
  const hint = requiredHint(fields);
  const firstAnswered = fields.find(isAsked);
  // Without a style for them, as in previews, follow-ups are always there.
  const followsUp = (field: FormField) => styling === 'sheet' && field.show_when !== undefined;
  const isTested = ({ id }: FormField) => fields.some((each) => each.show_when?.field === id);
  // Below the logo, where that comes first.
  const hasLogo = fields[0]?.type === 'logo' && fields[0].image !== null;
  const sign = venue !== undefined && (
    <Sign {...{ venue, language, hasLogo }} as={mode === 'live' ? 'h1' : 'p'} />
  );
  // All is there to be corrected once something was typed.
  const isFolded =
    folds &&
    !(styling === 'sheet' && isPaged({ fields })) &&
    Object.keys(values).length + Object.keys(issues).length === 0;
  const stars = fields.findIndex((field) => field.type === 'rating' && field.required);
  const isLater = (index: number) => isFolded && stars >= 0 && index > stars;
  // One question at a time, where a script turns the pages.
  const stepOf = styling === 'sheet' && isPaged({ fields }) ? stepsOf(fields) : undefined;
  const asking = stepOf && firstSteps(fields);
  const wrong = fields.findIndex((field) => issues[answerNameOf(field)] !== undefined);
  const now = stepOf?.[wrong] ?? 0;
  const place = asking ? asking.indexOf(now) + 1 : 0;
  const inStep = (index: number) =>
    stepOf && fields[index]?.type !== 'navigation'
      ? { 'data-step': stepOf[index], 'data-now': stepOf[index] === now ? '' : undefined }
      : {};
  const turning = (name: string) => (stepOf ? `${name} ${styles.step}` : name);
  const styleOf = (variables: Variables) =>
    styling === 'inline' ? { style: variables as CSSProperties } : {};
  const target =
    mode === 'live' && submission
      ? // Our own sentences stand beside the fields, also where no script runs.
        {
          method: 'post',
          action: submission.action,
          noValidate: true,
          ...(fields.some(({ type }) => type === 'picture') && {
            encType: 'multipart/form-data',
          }),
        }
      : { onSubmit: refuse };

  return (
    <div
      className={styling === 'inline' ? `${styles.ground} ${styles.stripe}` : styles.ground}
      lang={language}
      dir={directionOf(language)}
      {...styleOf(formVariables(style))}
    >
      <form
        className={styles.form}
        data-form=""
        data-steps={stepOf && words.step('#', '##')}
        data-last={asking?.length === place ? '' : undefined}
        {...target}
      >
        {!hasLogo && sign}
        <p className={styles.notice} role="alert" data-notice="" hidden={notice === undefined}>
          {notice}
        </p>
        {asking && (
          <p className={styles.progress} role="status" data-progress="">
            {words.step(Math.max(1, place), asking.length)}
          </p>
        )}
        {fields.map((field, index) => {
          const { Part, variables, detail } = lookOf(field);
          const name = answerNameOf(field);
          const part = document.fields.indexOf(field);
          return (
            <Fragment key={field.id}>
              {hint && field === firstAnswered && (
                <p className={turning(styles.hint)} {...inStep(index)}>
                  {words[hint]}
                </p>
              )}
              <div
                className={
                  detail && isLater(index)
                    ? `${styles.part} ${styles.later}`
                    : field.type === 'navigation' && stepOf
                      ? styles.turns
                      : turning(styles.part)
                }
                {...inStep(index)}
                data-field={field.id}
                data-part={part}
                {...(followsUp(field) && { 'data-when': isAsked(field) && field.required })}
                {...styleOf(variables(field, style))}
              >
                {field.type === 'navigation' && stepOf && (
                  <>
                    <button type="button" className={styles.back} data-back="" hidden>
                      {words.back}
                    </button>
                    <button className={styles.button} data-next="">
                      {words.next}
                    </button>
                  </>
                )}
                <Part
                  id={idPrefix + name}
                  value={values[name]}
                  issue={issues[name]}
                  isMarked={hint === 'marked' && isAsked(field) && field.required}
                  // A browser asks for what is required also where that is hidden: the script does it.
                  field={followsUp(field) && isAsked(field) ? { ...field, required: false } : field}
                  isTested={styling === 'sheet' && isTested(field)}
                  {...{
                    name,
                    language,
                    words,
                    mode,
                    onTry,
                    codeText,
                    order,
                    folds,
                    addressOf,
                  }}
                />
              </div>
              {hasLogo && index === 0 && sign}
              {asked && field === asked.last && (
                <p
                  className={
                    isLater(index) ? `${styles.consent} ${styles.later}` : turning(styles.consent)
                  }
                  {...inStep(index)}
                  data-consent=""
                  {...(asked.isOnly && followsUp(field) && { 'data-with': part })}
                >
                  {words.consent({ company, details: asked.details, hasReceipt })}
                  {mayNamePublicly && ` ${words.publishName}`}
                </p>
              )}
            </Fragment>
          );
        })}
        {fields.some(followsUp) && <p className={styles.trap} role="status" data-announced="" />}
        {mode === 'live' && <Unseen hidden={submission?.hidden ?? {}} trap={words.trap} />}
      </form>
    </div>
  );
}

/** Hidden inputs of the submission, and a honeypot field that only bots fill in. */
function Unseen({ hidden, trap }: { hidden: Readonly<Record<string, string>>; trap: string }) {
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
