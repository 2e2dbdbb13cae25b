import { Button } from 'react-aria-components';

import { SearchIcon } from '../../icons';
import { isOnMac } from '../../internal/isOnMac';
import { KeyCombination } from '../../internal/KeyCombination';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './Sidebar.css';

/** What finds everything: it opens over the page, by this button or by its keys. */
export interface NavigationSearch {
  label: string;
  /** What opens it too, as in a `ShortcutSheet`: `Mod+K`. */
  keys: string;
  onOpen: () => void;
  /** Somebody is about to press: time to load what opens. */
  onIntent?: () => void;
}

interface Props {
  search: NavigationSearch;
  isExtended: boolean;
}

/** Looks like the field it opens; collapsed, an icon with its name and its keys in a tooltip. */
export function SidebarSearch({ search, isExtended }: Props) {
  const { label, keys, onOpen, onIntent } = search;
  const [mod, modName] = isOnMac() ? ['⌘', 'Meta'] : ['Ctrl+', 'Control'];

  return (
    <Tooltip
      text={`${label} (${keys.replace('Mod+', mod)})`}
      placement="right"
      isDisabled={isExtended}
    >
      <Button
        className={styles.search}
        aria-keyshortcuts={keys.replace('Mod', modName)}
        onPress={onOpen}
        {...(onIntent && { onHoverStart: onIntent, onFocus: onIntent })}
      >
        <SearchIcon />
        <span className={isExtended ? styles.words : visuallyHidden}>{label}</span>
        {isExtended && (
          // Who hears the button hears of its keys by themselves.
          <span className={styles.keys} aria-hidden="true">
            <KeyCombination keys={keys} />
          </span>
        )}
      </Button>
    </Tooltip>
  );
}
