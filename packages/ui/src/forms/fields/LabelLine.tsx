import * as styles from '../FormView/FormView.css';

interface Props {
  label: string;
  required: boolean;
  requiredWord: string;
}

/** The owner's label, and whether an answer is needed. */
export function LabelLine({ label, required, requiredWord }: Props) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      {required && <span className={styles.required}> {requiredWord}</span>}
    </>
  );
}
