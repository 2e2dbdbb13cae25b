import { memo } from 'react';

import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';
import { payloadOf } from '@hearback/print/codes';
import type { VariableValues } from '@hearback/print/frames';
import { CodeView } from '@hearback/ui/codes';
import { FrameView } from '@hearback/ui/frames';

import type { CodesTab_CodeFragment } from '../server/generated/graphql';
import { useLinkedFrameQuery } from '../server/generated/hooks';
import { useLanguage } from '../i18n/IntlProvider';
import * as thumbnails from './FrameThumbnail.css';
import * as styles from './PrintedFrame.css';

interface Props {
  document: FrameDocument;
  /** Read aloud for the picture. */
  label: string;
  /** Content of the code. Omitted: a sample, marked as one. */
  codeText?: string | undefined;
  /** Values of variables in its texts. Omitted: those of a sample. */
  values?: VariableValues | undefined;
  /** The code's own style. Null: the style of the frame applies. */
  codeStyle?: CodeStyle | null | undefined;
  hasBleed?: boolean;
}

/** In px. */
const longestSide = 420;

/** Preview of a printed frame. */
export function PrintedFrame({
  document,
  label,
  codeText,
  values,
  codeStyle,
  hasBleed = false,
}: Props) {
  const { language } = useLanguage();
  const { width_mm: width, height_mm: height } = document.size;
  const maxWidth = width >= height ? longestSide : (longestSide * width) / height;

  const isCutOut = !hasBleed && (document.size.cut ?? 'rectangle') !== 'rectangle';

  return (
    <div className={styles.desk}>
      <div className={isCutOut ? styles.cutSheet : styles.sheet} style={{ maxWidth }}>
        <FrameView
          document={document}
          label={label}
          language={language}
          hasBleed={hasBleed}
          codeStyle={codeStyle ?? undefined}
          values={values}
          {...(codeText === undefined ? {} : { codeText })}
        />
      </div>
    </div>
  );
}

interface FrameThumbnailProps {
  document: FrameDocument;
  codeText?: string;
  codeStyle?: CodeStyle | undefined;
}

/** A small picture of a frame, as large as its place. */
export function FrameThumbnail({ document, ...code }: FrameThumbnailProps) {
  const { language } = useLanguage();
  const { width_mm: width, height_mm: height, cut = 'rectangle' } = document.size;
  return (
    <span
      className={thumbnails.sheet}
      data-shaped={cut === 'rectangle' ? undefined : ''}
      style={{ width: `${width >= height ? 100 : (100 * width) / height}%` }}
    >
      <FrameView document={document} label="" language={language} {...code} />
    </span>
  );
}

interface CodeThumbnailProps {
  code: Pick<CodesTab_CodeFragment, 'shortUrl' | 'style' | 'frame'>;
}

/**
 * A small picture of the print, by which codes are told apart; without a frame, of the code. A frame of several codes
 * is requested once. Memoized: redrawing a hundred of them on every keystroke in the search is noticeable.
 */
export const CodeThumbnail = memo(function CodeThumbnail({ code }: CodeThumbnailProps) {
  const { shortUrl, style, frame } = code;
  const { data } = useLinkedFrameQuery({
    variables: { id: frame?.id ?? '' },
    fetchPolicy: 'cache-first',
    skip: !frame,
  });
  const codeText = payloadOf(shortUrl);
  const document = data?.frame?.document;
  if (document) {
    return (
      <FrameThumbnail document={document} codeText={codeText} codeStyle={style ?? undefined} />
    );
  }
  return frame ? null : (
    <span className={thumbnails.sheet} style={{ width: 40 }}>
      <CodeView text={codeText} label="" look={style ?? {}} />
    </span>
  );
});
