import * as styles from '../FormView/FormView.css';

interface Props {
  id: string;
  /** The field it belongs to. */
  name: string;
  issue: string | undefined;
}

/** What is wrong with one field. Always in the page, so that a script can fill it in. */
export function IssueLine({ id, name, issue }: Props) {
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
