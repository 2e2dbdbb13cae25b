import { Button } from 'react-aria-components';

import { CheckIcon } from '../../icons';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import * as styles from './Stepper.css';

export interface StepperStep {
  id: string;
  label: string;
}

export interface StepperProps {
  /** Names the whole way: "Set up your first code". */
  label: string;
  steps: readonly StepperStep[];
  current: string;
  /** Only then earlier steps can be gone back to. */
  onSelect?: (id: string) => void;
  /** Later steps can be gone to as well: the task was done once. */
  isFree?: boolean;
}

/** Progress through a task of several steps. Independent views of one subject are `Tabs`. */
export function Stepper({ label, steps, current, onSelect, isFree = false }: StepperProps) {
  const strings = useUiStrings();
  const currentIndex = steps.findIndex(({ id }) => id === current);

  return (
    <nav aria-label={label}>
      <ol className={styles.list} data-few={steps.length <= 3 || undefined}>
        {steps.map(({ id, label: words }, index) => {
          const state = index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'next';
          const content = (
            <>
              <span className={styles.number} aria-hidden="true">
                {state === 'done' ? <CheckIcon size="small" /> : index + 1}
              </span>
              <span className={visuallyHidden}>
                {strings.step(index + 1, steps.length)}
                {state === 'done' && ` (${strings.stepDone})`}:{' '}
              </span>
              <span className={styles.words}>{words}</span>
            </>
          );

          return (
            <li
              key={id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {onSelect && (state === 'done' || (isFree && state === 'next')) ? (
                <Button className={styles.content} onPress={() => onSelect(id)}>
                  {content}
                </Button>
              ) : (
                <span className={styles.content}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
