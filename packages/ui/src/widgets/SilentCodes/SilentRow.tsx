import { useFormats } from '../../charts/useFormats';
import { Link } from '../../components/Link/Link';
import { useWords } from '../../internal/useWords';
import type { SilentCode } from './SilentCode';
import * as styles from './SilentCodes.css';
import { silentWords } from './words';

interface Props {
  code: SilentCode;
  href: string | undefined;
}

/** One code: where it is, for how long nobody has scanned it, and what was to be expected. */
export function SilentRow({ code, href }: Props) {
  const words = useWords(silentWords);
  const formats = useFormats();

  return (
    <li className={styles.row}>
      <div className={styles.code}>
        <span className={styles.name}>
          {href === undefined ? code.name : <Link href={href}>{code.name}</Link>}
        </span>
        <span className={styles.place}>{code.location}</span>
      </div>
      <div className={styles.silence}>
        {words.since(formats.day(code.lastScan))}{' '}
        <span className={styles.days}>{words.days(code.silentDays)}</span>
      </div>
      <span className={styles.expected}>{words.expected(Math.round(code.expectedScans))}</span>
    </li>
  );
}
