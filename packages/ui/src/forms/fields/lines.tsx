import * as styles from '../FormView/FormView.css';

/** True if the size of a text makes it a heading. Headings are set in the display face. */
export const isHeading = ({ font_size }: { font_size: number }): boolean => font_size >= 22;

interface LabelProps {
  field: { font_size: number };
  label: string;
  /** True if the page says that marked fields are required, and this one is. */
  isMarked: boolean;
}

/** The owner's label. */
export function LabelLine({ field, label, isMarked }: LabelProps) {
  return (
    <>
      <span className={isHeading(field) ? styles.largeLabel : styles.label}>{label}</span>
      {isMarked && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
}

interface IssueProps {
  id: string;
  /** Name of the field. */
  name: string;
  issue: string | undefined;
}

/** Error message of a field. Always in the page, so that a script can fill it in. */
export function IssueLine({ id, name, issue }: IssueProps) {
  return (
    <p id={id} className={styles.issue} data-issue={name} hidden={issue === undefined}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          fill="currentColor"
          d="M10 1.5 19.5 18H.5Zm-1 6v5h2v-5Zm0 6.2v2h2v-2Z"
          fillRule="evenodd"
        />
      </svg>
      <span data-issue-words="">{issue}</span>
    </p>
  );
}
