import { useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components';

import { IconButton } from '../../../components/IconButton/IconButton';
import { MoreIcon } from '../../../icons';
import { useLatePart } from '../../../internal/useLatePart';
import { useWords } from '../../../internal/useWords';
import type { StageMenuListProps } from './StageMenuList';
import { stageWords } from './words';

type Props = Omit<StageMenuListProps, 'button' | 'onClose'>;

/** What is rarely asked of a stage. The list comes when somebody opens it. */
export function StageMenu(props: Props) {
  const words = useWords(stageWords);
  const button = useRef<HTMLButtonElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const list = useLatePart(
    async () => (await import('./StageMenuList')).StageMenuList,
    () => setHasFailed(true),
  );

  return (
    <>
      <ButtonContext value={{ ref: button, 'aria-haspopup': 'menu', 'aria-expanded': list.isOpen }}>
        <IconButton
          size="small"
          icon={MoreIcon}
          label={hasFailed ? words.menuFailed : words.more}
          onPress={() => {
            setHasFailed(false);
            list.open();
          }}
        />
      </ButtonContext>
      {list.Part && <list.Part {...props} button={button} onClose={list.close} />}
    </>
  );
}
