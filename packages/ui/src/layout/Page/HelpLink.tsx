import { Link, Tooltip, TooltipTrigger } from 'react-aria-components';

import { HelpIcon } from '../../icons';
import * as tooltip from '../../internal/tooltip.css';
import * as styles from './Page.css';

interface Props {
  href: string;
  label: string;
}

/** The quiet way from a page's title to what explains it. */
export function HelpLink({ href, label }: Props) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Link href={href} aria-label={label} className={styles.help}>
        <HelpIcon />
      </Link>
      <Tooltip placement="right" offset={6} className={tooltip.tooltip}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
