import type { ScanCapture } from '@hearback/print/scan';

import { CheckIcon, CloseIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { visuallyHidden } from '../../../internal/visuallyHidden.css';
import { scanWords } from '../words';
import * as styles from './ScanCheck.css';

/** Which photograph each reader could read. Opens by itself when there is one that it could not. */
export function Captures({ captures }: { captures: readonly ScanCapture[] }) {
  const words = useWords(scanWords);
  const readers = Object.keys(captures[0]?.decoders ?? {});
  const isAllRead = captures.every(({ decoders }) => Object.values(decoders).every(Boolean));

  return (
    <details open={!isAllRead}>
      <summary className={styles.summary}>{words.capturesLabel}</summary>
      <table className={styles.captures}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {words.captureColumn}
            </th>
            {readers.map((reader, index) => (
              <th key={reader} scope="col" className={styles.head}>
                {words.reader(String(index + 1))} <span className={styles.program}>{reader}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {captures.map(({ name, decoders }) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.name}>
                {words.captures[name]}
              </th>
              {readers.map((reader) => {
                const isRead = decoders[reader] ?? false;
                const Sign = isRead ? CheckIcon : CloseIcon;
                return (
                  <td key={reader} className={styles.mark} data-read={isRead ? 'yes' : 'no'}>
                    <Sign size="small" />
                    <span className={visuallyHidden}>{isRead ? words.read : words.notRead}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
