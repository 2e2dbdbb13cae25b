import { memo } from 'react';

import { payloadOf } from '@hearback/print/codes';

import type { CodesTab_CodeFragment } from '../../../server/generated/graphql';
import { lateOrnament } from '../../../loading/lateOrnament';
import * as styles from '../frames/FrameThumbnail.css';

/** What makes codes comes when there are some. */
const CodeView = lateOrnament(() => import('@hearback/ui/codes').then((file) => file.CodeView));

interface Props {
  code: Pick<CodesTab_CodeFragment, 'name' | 'shortUrl' | 'style'>;
}

/**
 * A code's name with a tiny picture of it. The picture says nothing that the name does not. Drawn
 * once for each code: a hundred of them would be felt at every key in the search.
 */
export const CodeThumbnail = memo(function CodeThumbnail({ code }: Props) {
  const { name, shortUrl, style } = code;
  return (
    <span className={styles.named}>
      <span className={styles.place} aria-hidden="true">
        <span className={styles.sheet} style={{ width: 40 }}>
          <CodeView text={payloadOf(shortUrl)} label="" look={style ?? {}} />
        </span>
      </span>
      {name}
    </span>
  );
});
