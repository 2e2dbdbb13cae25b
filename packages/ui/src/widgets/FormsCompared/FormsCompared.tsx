import { useState } from 'react';

import { undrawn } from '../../charts/drawing/undrawn';
import { useFormats } from '../../charts/useFormats';
import { Button } from '../../components/Button/Button';
import { useWords } from '../../internal/useWords';
import { LateTable } from '../LateTable';
import type { RankedRow } from '../TopPerformers/TopPerformers';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { FormAxis } from './FormAxis';
import * as styles from './FormsCompared.css';
import type { FormVersion } from './FormVersion';
import { layOutAxis } from './layOutAxis';
import { tabulateForms } from './tabulateForms';
import { versionColumns } from './versionColumns';
import { formWords } from './words';

export interface FormsComparedProps extends WidgetProps {
  /** Best first, by the lower end of the average rating's interval. */
  forms: readonly RankedRow[];
  /** Form by form, newest first. */
  versions: readonly FormVersion[];
  /** How many forms are shown before the reader asks for all. A file has them all. */
  most?: number;
}

/** Forms on one axis, and what each new version of a form changed. Answers "which form works, and did editing it help?" */
export function FormsCompared({ forms, versions, most = 5, ...card }: FormsComparedProps) {
  const words = useWords(widgetWords);
  const own = useWords(formWords);
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? forms : forms.slice(0, most);
  const axis = layOutAxis([...forms, ...versions].map(({ averageRating }) => averageRating));

  return (
    <WidgetCard
      {...card}
      height={220}
      isEmpty={forms.every(({ submissions }) => submissions === 0)}
      readAs="list"
      table={tabulateForms(forms, versions, { words, own, formats })}
    >
      <div className={styles.layout}>
        <div>
          <FormAxis forms={shown} axis={axis} />
          {shown.length > 1 && <p className={styles.hint}>{own.overlap}</p>}
        </div>
        {shown.map(({ id, name }) => {
          const ofForm = versions.filter(({ formId }) => formId === id);
          return (
            ofForm.length > 0 && (
              <section key={id} className={styles.form}>
                <h3 className={styles.formName}>{own.versionsOf(name)}</h3>
                <LateTable
                  label={own.versionsOf(name)}
                  columns={versionColumns(words, own, formats, axis)}
                  rows={ofForm}
                  rowId={({ version }) => String(version)}
                  rowName={({ version }) => own.versionOf(version)}
                />
              </section>
            )
          );
        })}
        {forms.length > most && (
          <div {...undrawn}>
            <Button size="small" onPress={() => setShowsAll(!showsAll)}>
              {showsAll
                ? own.showFirst(formats.count(most))
                : own.showAll(formats.count(forms.length))}
            </Button>
          </div>
        )}
      </div>
    </WidgetCard>
  );
}
