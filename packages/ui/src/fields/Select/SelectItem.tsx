import { ListBoxItem } from 'react-aria-components';

import { CheckIcon } from '../../icons';
import * as popoverStyles from '../../internal/popover.css';
import type { SelectOption } from './Select';

interface Props {
  option: SelectOption;
  /** The option's value, set explicitly for a list with a render function. */
  id?: string;
}

/** One option of an open list: its label, its description and a check mark. */
export function SelectItem({ option, id = option.value }: Props) {
  return (
    <ListBoxItem id={id} textValue={option.label} className={popoverStyles.item}>
      {({ isSelected }) => (
        <>
          <span className={popoverStyles.itemWords}>
            {option.label}{' '}
            {option.description !== undefined && (
              <span className={popoverStyles.itemDescription}>{option.description}</span>
            )}
          </span>
          <span className={popoverStyles.itemCheck}>{isSelected && <CheckIcon />}</span>
        </>
      )}
    </ListBoxItem>
  );
}
