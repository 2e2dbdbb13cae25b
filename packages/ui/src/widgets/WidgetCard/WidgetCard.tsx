import { type ReactNode, useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { ChartTable } from '../../charts/ChartTable/ChartTable';
import { undrawn } from '../../charts/drawing/Drawing';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import {
  ChartIcon,
  DownloadIcon,
  ErrorIcon,
  RefreshIcon,
  SuccessIcon,
  TableIcon,
} from '../../icons';
import { useWords } from '../../internal/useWords';
import { enoughToTell } from '../EstimateFigure';
import { early } from '../figure.css';
import { widgetWords } from '../words';
import { useLazyPart } from '../../internal/lazyPart';
import type { DownloadsProps } from './Downloads';
import { SaveFailed } from './SaveFailed';
import type { WidgetTable } from './saveChart';
import { useSaving } from './useSaving';
import * as styles from './WidgetCard.css';

interface DownloadMenuProps extends Omit<DownloadsProps, 'button' | 'onClose'> {
  /** The menu did not arrive. */
  onFailed: () => void;
}

/**
 * The download button of a chart. The menu and the file writers are larger than most charts, so they are
 * loaded on demand.
 */
function DownloadMenu({ onFailed, ...props }: DownloadMenuProps) {
  const words = useWords(widgetWords);
  const button = useRef<HTMLButtonElement>(null);
  const {
    Part: Downloads,
    isOpen,
    open,
    close,
  } = useLazyPart(async () => (await import('./Downloads')).Downloads, onFailed);

  return (
    <>
      <ButtonContext value={{ ref: button, 'aria-haspopup': 'menu', 'aria-expanded': isOpen }}>
        <IconButton size="small" icon={DownloadIcon} label={words.download} onPress={open} />
      </ButtonContext>
      {Downloads && <Downloads {...props} button={button} onClose={close} />}
    </>
  );
}

/** Props of every widget. */
export interface WidgetProps {
  /** The question that the widget answers, or its finding. */
  title: string;
  description?: string | undefined;
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** Only then there is a button to try again. */
  onRetry?: (() => void) | undefined;
  /** The page says once what happened: a card that failed says only that it is one of those. */
  failureIsSaid?: boolean | undefined;
  /** Before there is data, what will be here is drawn on made-up data, and marked as such. */
  showsSample?: boolean | undefined;
}

export interface WidgetCardProps extends WidgetProps {
  /** It is drawn on made-up data. See `withSample`. */
  isSample?: boolean;
  /** An action before there is data, beside the words of a sample, which is inert itself. */
  sampleAction?: ReactNode;
  isEmpty: boolean;
  /** Height of the chart in pixels; reserved while there is none. A table is as tall as its rows. */
  height: number;
  /** The data of the chart. */
  table: WidgetTable;
  /** Its figures. They stand above the drawing, and above the table too. */
  lead?: ReactNode;
  /** In the place of the drawing where nothing to show is an answer in itself. */
  whenEmpty?: ReactNode;
  /** The same, where it is good news: a line rather than a box. */
  goodNews?: ReactNode;
  /** Number of observations, if the chart does not show it: a small sample gets a note. */
  sample?: number;
  /**
   * The kind of children. A chart is visual, so its table is always rendered for screen readers; a list is
   * readable, so its table is shown on request; a table needs no second one.
   */
  readAs?: 'drawing' | 'list' | 'table';
  children: ReactNode;
}

/** Around every chart: its title, its table, and its place while it is loading, empty or failed. */
export function WidgetCard({
  title,
  description,
  state = 'ready',
  onRetry,
  failureIsSaid = false,
  isSample = false,
  sampleAction,
  isEmpty,
  height,
  table,
  sample,
  readAs = 'drawing',
  lead,
  whenEmpty,
  goodNews,
  children,
}: WidgetCardProps) {
  const words = useWords(widgetWords);
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const [showsTable, setShowsTable] = useState(false);
  const { save, failed, fail, forget } = useSaving(title, table, card);
  const hasData = state === 'ready' && !isEmpty;

  return (
    <section
      ref={card}
      className={styles.card}
      aria-labelledby={titleId}
      aria-busy={state === 'loading'}
    >
      <div>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {isSample && (
            <span className={styles.sampleMark}>
              <Badge>{words.sample}</Badge>
            </span>
          )}
          {hasData && !isSample && (
            <div className={styles.actions} {...undrawn}>
              {readAs !== 'table' && (
                <IconButton
                  size="small"
                  icon={showsTable ? ChartIcon : TableIcon}
                  label={showsTable ? words.showChart : words.showTable}
                  onPress={() => setShowsTable(!showsTable)}
                />
              )}
              <DownloadMenu
                showsChart={!showsTable}
                onSave={(file) => void save(file)}
                onFailed={() => fail('menu')}
              />
            </div>
          )}
        </div>
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {hasData && !isSample && sample !== undefined && sample < enoughToTell && (
          <p className={styles.description}>
            <span className={early}>{words.tooEarly}</span>
            {`, ${words.restsOn(sample)}`}
          </p>
        )}
      </div>
      {isSample && (
        <div className={styles.sampleWords}>
          {words.empty}
          {sampleAction}
        </div>
      )}
      {hasData && failed && (
        <SaveFailed
          file={failed}
          showsChart={!showsTable}
          onSave={(file) => void save(file)}
          onDismiss={forget}
        />
      )}
      <div
        className={styles.body}
        data-drawn={hasData}
        data-sample={isSample || undefined}
        inert={isSample}
        style={{ minHeight: hasData && readAs === 'table' ? undefined : height }}
      >
        {state === 'loading' && goodNews !== undefined && (
          // Usually the result, so as high as it: one line, or two on a phone.
          <div className={styles.loading}>
            <p className={styles.goodNews} style={{ visibility: 'hidden' }}>
              <SuccessIcon />
              <span>{goodNews}</span>
            </p>
          </div>
        )}
        {state === 'loading' && goodNews === undefined && (
          <div className={styles.loading} style={{ height }} />
        )}
        {state === 'failed' && (
          <div
            className={styles.placeholder}
            role={failureIsSaid ? undefined : 'alert'}
            style={{ height }}
          >
            <ErrorIcon />
            {failureIsSaid ? words.notLoaded : words.failed}
            {onRetry && (
              <Button size="small" icon={RefreshIcon} onPress={onRetry}>
                {words.retry}
              </Button>
            )}
          </div>
        )}
        {state === 'ready' && isEmpty && goodNews !== undefined && (
          <p className={styles.goodNews}>
            <SuccessIcon />
            <span>{goodNews}</span>
          </p>
        )}
        {state === 'ready' && isEmpty && goodNews === undefined && (
          <div className={styles.placeholder} style={{ height }}>
            {whenEmpty ?? (
              <>
                <svg viewBox="0 0 24 24" className={styles.squares} aria-hidden="true">
                  <path
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.5"
                    d="M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3z"
                  />
                </svg>
                {words.empty}
              </>
            )}
          </div>
        )}
        {hasData && (
          <>
            {lead !== undefined && <div className={styles.lead}>{lead}</div>}
            {!showsTable && children}
            {!isSample && (readAs === 'drawing' || showsTable) && (
              <div {...undrawn}>
                <ChartTable
                  caption={title}
                  columns={table.columns}
                  rows={table.rows}
                  isVisible={showsTable}
                />
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}
