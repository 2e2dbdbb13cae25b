import { useId } from 'react';
import { Button } from 'react-aria-components';

import { ChevronDownIcon } from '../icons';
import { useUiStrings } from '../strings/UiStringsProvider';
import * as styles from './ChoiceButton.css';
import { LazyMenu } from './LazyMenu';

interface ChoiceButtonProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

const loadList = () => import('./ChoiceList').then((part) => part.ChoiceList);

/** A choice in passing, small and in one line: how many per page. */
export function ChoiceButton(props: ChoiceButtonProps) {
  const strings = useUiStrings();
  const ids = { label: useId(), value: useId() };
  const chosen = props.options.find(({ value }) => value === props.value);

  return (
    <span className={styles.root}>
      <span id={ids.label} className={styles.label}>
        {props.label}
      </span>
      <LazyMenu
        trigger={
          <Button className={styles.trigger} aria-labelledby={`${ids.value} ${ids.label}`}>
            <span id={ids.value}>{chosen?.label ?? strings.chooseOption}</span>
            <ChevronDownIcon size="small" />
          </Button>
        }
        load={loadList}
        list={props}
      />
    </span>
  );
}
