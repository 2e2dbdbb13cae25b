import type { FieldType, FormDocument, ImageReference } from '@hearback/schema/documents';
import {
  Fragment,
  useId,
  type ComponentType,
  type CSSProperties,
  type SyntheticEvent,
} from 'react';

import type { FormIssues, FormValues, PartProps } from '../fields/PartProps';
import { askedDetails } from '../askedDetails';
import { parts } from '../registry';
import { fieldVariables, formVariables, type Variables } from '../variables';
import { directionOf } from '../directionOf';
import { useFormWords } from '../words';
import * as styles from './FormView.css';

export interface FormViewProps {
  document: Pick<FormDocument, 'style' | 'fields'>;
  language: string;
  /** A preview can be touched, and sends nothing. */
  mode: 'live' | 'preview';
  /** Where the answer goes (left out: to the page's own address) and what travels with it. For `live` only. */
  submission?: { action?: string | undefined; hidden: Readonly<Record<string, string>> };
  /** What was typed before, kept when the page comes back. */
  values?: FormValues;
  /** What is wrong, by field. */
  issues?: FormIssues;
  /** What is wrong with the answer as a whole. */
  notice?: string;
  /** Company and place, above the form. */
  venue?: string;
  /** Who gets the answer: named beside the fields for a name and an address. */
  company?: string;
  /** Whether the visitor gets a receipt, by which the answer can be erased. Not at a kiosk. */
  hasReceipt?: boolean;
  /** The code's printed address, for the field that shows it. */
  codeText?: string;
  /** Called when the button of a preview is pressed. It sends nothing. */
  onTry?: () => void;
  /** Where a picture's bytes are. Left out: where the document says. */
  addressOf?: (image: ImageReference) => string | undefined;
  /** `sheet` writes no style attributes: the page brings `formStyleSheet(document)`. */
  styling?: 'inline' | 'sheet';
}

const asStored = ({ url }: ImageReference) => url;
const refuse = (event: SyntheticEvent) => event.preventDefault();

/**
 * A form as its visitor gets it. Plain HTML that works without a script; `data-*` attributes are the
 * handles for one that makes it quicker. It knows nothing of the themes: its colours are the owner's.
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
}: FormViewProps) {
  const words = useFormWords(language);
  // Several previews may stand on one page: each label has to name its own field.
  const previewId = useId();
  const idPrefix = mode === 'live' ? '' : `${previewId}-`;
  // A preview stands on a page that has its own title.
  const Venue = mode === 'live' ? 'h1' : 'p';
  const asked = askedDetails(document.fields);
  const styleOf = (variables: Variables) =>
    styling === 'inline' ? { style: variables as CSSProperties } : {};
  const target =
    mode === 'live' && submission
      ? // Our own sentences stand beside the fields, also where no script runs.
        { method: 'post', action: submission.action, noValidate: true }
      : { onSubmit: refuse };

  return (
    <div
      className={styles.ground}
      lang={language}
      dir={directionOf(language)}
      {...styleOf(formVariables(document.style))}
    >
      <form className={styles.form} data-form="" {...target}>
        {venue !== undefined && <Venue className={styles.venue}>{venue}</Venue>}
        <p className={styles.notice} role="alert" data-notice="" hidden={notice === undefined}>
          {notice}
        </p>
        {document.fields.map((field, index) => {
          // The registry pairs each type with its own part; a union cannot say so by itself.
          const Part = parts[field.type] as ComponentType<PartProps<FieldType>>;
          return (
            <Fragment key={field.id}>
              <div
                className={styles.part}
                data-field={field.id}
                data-part={index}
                {...styleOf(fieldVariables(field))}
              >
                <Part
                  field={field}
                  {...{
                    language,
                    words,
                    values,
                    issues,
                    idPrefix,
                    mode,
                    onTry,
                    codeText,
                    addressOf,
                  }}
                />
              </div>
              {asked && field === asked.last && (
                <p className={styles.consent} data-consent="">
                  {words.consent({ company, details: asked.details, hasReceipt })}
                </p>
              )}
            </Fragment>
          );
        })}
        {mode === 'live' && <Unseen hidden={submission?.hidden ?? {}} trap={words.trap} />}
      </form>
    </div>
  );
}

/** What travels with the answer, and an empty field that only programs fill in. */
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
