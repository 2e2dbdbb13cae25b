import { useId, useRef, useState, type ReactNode } from 'react';

import { ChartTable } from '../../charts/ChartTable/ChartTable';
import { undrawn } from '../../charts/drawing/undrawn';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import { ChartIcon, ColumnsIcon, ErrorIcon, RefreshIcon } from '../../icons';
import { useWords } from '../../internal/useWords';
import { enoughToTell } from '../Estimate';
import { early } from '../figure.css';
import { widgetWords } from '../words';
import { DownloadMenu } from './DownloadMenu';
import { SaveFailed } from './SaveFailed';
import type { WidgetTable } from './saveChart';
import { useSaving } from './useSaving';
import * as styles from './WidgetCard.css';

/** What every widget takes. */
export interface WidgetProps {
  /** The question it answers, or what it found. */
  title: string;
  description?: string | undefined;
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** Only then there is a button to try again. */
  onRetry?: (() => void) | undefined;
  /** The page says once what happened: a card that failed says only that it is one of those. */
  failureIsSaid?: boolean | undefined;
}

export interface WidgetCardProps extends WidgetProps {
  isEmpty: boolean;
  /** How tall the drawing is, in pixels; kept while there is none. */
  height: number;
  /** The drawing's numbers. */
  table: WidgetTable;
  /** Its figures. They stand above the drawing, and above the table too. */
  lead?: ReactNode;
  /** In the place of the drawing where nothing to show is an answer in itself. */
  whenEmpty?: ReactNode;
  /** How many answers it rests on, where the drawing does not say so: a small sample gets a note. */
  sample?: number;
  /**
   * What the children are. A drawing is for the eye, so its table is always there for screen readers;
   * a list reads itself, and its table comes when asked for; a table needs no second one.
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
  isEmpty,
  height,
  table,
  sample,
  readAs = 'drawing',
  lead,
  whenEmpty,
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
          {hasData && (
            <div className={styles.actions} {...undrawn}>
              {readAs !== 'table' && (
                <IconButton
                  size="small"
                  icon={showsTable ? ChartIcon : ColumnsIcon}
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
        {hasData && sample !== undefined && sample < enoughToTell && (
          <p className={styles.description}>
            <span className={early}>{words.tooEarly}</span>
            {`, ${words.restsOn(sample)}`}
          </p>
        )}
      </div>
      {hasData && failed && (
        <SaveFailed
          file={failed}
          showsChart={!showsTable}
          onSave={(file) => void save(file)}
          onDismiss={forget}
        />
      )}
      <div className={styles.body} data-drawn={hasData} style={{ minHeight: height }}>
        {state === 'loading' && <div className={styles.loading} style={{ height }} />}
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
        {state === 'ready' && isEmpty && (
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
            {(readAs === 'drawing' || showsTable) && (
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
