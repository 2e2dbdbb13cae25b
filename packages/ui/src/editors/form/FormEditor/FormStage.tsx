import {
  type FormDocument,
  type FormField,
  hasWordsByRating,
  type ImageReference,
  type RatedGroup,
  ratedGroups,
} from '@hearback/schema/documents';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { roomForBar } from '../../kit/ContextBar/ContextBar.css';
import { FormView } from '../../../forms/FormView/FormView';
import { DeviceFrame } from './DeviceFrame';
import type { Device } from './devices';
import * as styles from './FormStage.css';
import { Select } from '../../../fields/Select/Select';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import { ThankYou } from '../../../forms/ThankYou/ThankYou';

interface Props {
  document: FormDocument;
  language: string;
  device: Device;
  selectedId: string | null;
  /** The condition under which a field is shown, as words. */
  conditionOf: (field: FormField) => string | undefined;
  onSelect: (fieldId: string) => void;
  /** Called on double click. */
  onEdit: (fieldId: string) => void;
  venue: string | undefined;
  company: string | undefined;
  headingNote: string | undefined;
  codeText: string | undefined;
  addressOf: (image: ImageReference) => string | undefined;
  /** Actions on the selected field, shown over its corner. */
  contextBar: ReactNode;
}

/**
 * Preview of the form. Click selects a field, double click edits it, drag moves it; the outline
 * does the same with the keyboard.
 */
export function FormStage({
  document,
  language,
  device,
  selectedId,
  conditionOf,
  onSelect,
  onEdit,
  venue,
  company,
  headingNote,
  codeText,
  addressOf,
  contextBar,
}: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  // FormView has no concept of selection, so the mark is set on its DOM elements.
  useEffect(() => {
    for (const part of stage.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      part.toggleAttribute('data-selected', part.dataset['field'] === selectedId);
      const field = document.fields.find(({ id }) => id === part.dataset['field']);
      const condition = field && conditionOf(field);
      if (condition === undefined) part.removeAttribute('data-condition');
      else part.dataset['condition'] = condition;
    }
  });

  // The field is FormView's, so its place is measured. Fonts and pictures may move it later.
  useLayoutEffect(() => {
    const root = stage.current;
    const over = bar.current;
    const part = root?.querySelector(`[data-field="${CSS.escape(selectedId ?? '')}"]`);
    if (!root || !over || !part) return undefined;
    const place = () => {
      const own = part.getBoundingClientRect();
      const whole = root.getBoundingClientRect();
      over.style.top = `${Math.max(0, own.top - whole.top - roomForBar)}px`;
      over.style.insetInlineEnd = `${Math.max(0, whole.right - own.right)}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    for (const each of [root, ...root.querySelectorAll('[data-field]')]) observer.observe(each);
    return () => observer.disconnect();
  });

  // Scrolls the selected field into view if the preview is smaller than the form.
  useEffect(() => {
    const pane = stage.current?.parentElement;
    const part = stage.current?.querySelector(`[data-field="${CSS.escape(selectedId ?? '')}"]`);
    if (!pane || !part || pane.scrollHeight <= pane.clientHeight) return;
    const place = part.getBoundingClientRect();
    const sight = pane.getBoundingClientRect();
    if (place.top >= sight.top && place.bottom <= sight.bottom) return;
    pane.scrollBy({ top: place.top + place.height / 2 - sight.top - sight.height / 2 });
  }, [selectedId]);

  const withField = (target: EventTarget, act: (fieldId: string) => void) => {
    const part = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
    const fieldId = part?.dataset['field'];
    if (fieldId !== undefined) act(fieldId);
  };

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-drop-list="data-field"
      role="presentation"
      onClick={({ target }) => withField(target, onSelect)}
      onDoubleClick={({ target }) => withField(target, onEdit)}
    >
      <DeviceFrame device={device} note={headingNote}>
        <FormView
          document={document}
          language={language}
          mode="preview"
          addressOf={addressOf}
          {...(venue !== undefined && { venue })}
          {...(company !== undefined && { company })}
          {...(codeText !== undefined && { codeText })}
        />
      </DeviceFrame>
      {contextBar && (
        <div ref={bar} className={styles.contextBar}>
          {contextBar}
        </div>
      )}
    </div>
  );
}

interface ThanksStageProps {
  document: FormDocument;
  language: string;
  device: Device;
  venue: string | undefined;
  headingNote: string | undefined;
  addressOf: (image: ImageReference) => string | undefined;
  /** Called on click. */
  onOpen: () => void;
  /** Called on double click. */
  onEdit: () => void;
}

/** Preview of the thank-you page. Links are disabled; double click edits a text. */
export function ThanksStage({
  document,
  language,
  device,
  venue,
  headingNote,
  addressOf,
  onOpen,
  onEdit,
}: ThanksStageProps) {
  const words = useWords(formEditorWords);
  const [rated, setRated] = useState<RatedGroup>();
  const isByRating = hasWordsByRating(document.thank_you);

  return (
    <>
      {isByRating && (
        <Select
          label={words.shownFor}
          value={rated ?? 'any'}
          options={(['low', 'any', 'high'] as const).map((value) => ({
            value,
            label: words.ratedGroups[value],
          }))}
          onChange={(value) => setRated(ratedGroups.find((group) => group === value))}
        />
      )}
      <div role="presentation" onClick={onOpen} onDoubleClick={onEdit}>
        <DeviceFrame device={device} note={headingNote}>
          <ThankYou
            rated={isByRating ? rated : undefined}
            style={document.style}
            thankYou={document.thank_you}
            fields={document.fields}
            addressOf={addressOf}
            language={language}
            mode="preview"
            {...(venue !== undefined && { venue })}
          />
        </DeviceFrame>
      </div>
    </>
  );
}
