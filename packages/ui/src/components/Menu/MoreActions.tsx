import { MoreIcon } from '../../icons';
import { useMedia } from '../../internal/useMedia';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { media } from '../../tokens/breakpoints';
import { Button } from '../Button/Button';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';
import type { MenuAction } from './MenuList';

export interface MoreActionsProps {
  actions: readonly MenuAction[];
}

/** The secondary actions of a page: buttons beside the primary one; on phones, and from two on tablets, one menu. */
export function MoreActions({ actions }: MoreActionsProps) {
  const strings = useUiStrings();
  const isPhone = useMedia(media.phone);
  const isNarrow = useMedia(media.narrow);

  if (actions.length === 0) return null;
  if (isPhone || (isNarrow && actions.length > 1)) {
    return (
      <Menu
        label={strings.more}
        actions={actions}
        trigger={<IconButton icon={MoreIcon} tone="secondary" label={strings.more} />}
      />
    );
  }
  return actions.map(({ id, label, icon, href, isDisabled = false, onAction }) => {
    const sign = icon ? { icon } : {};
    return href === undefined ? (
      <Button key={id} {...sign} isDisabled={isDisabled} onPress={() => onAction?.()}>
        {label}
      </Button>
    ) : (
      <ButtonLink key={id} {...sign} href={href}>
        {label}
      </ButtonLink>
    );
  });
}
