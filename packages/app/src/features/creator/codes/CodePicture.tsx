import { useFormikContext } from 'formik';

import { openStarter } from '@hearback/print/frames';
import { FormMiniature } from '@hearback/ui/forms';
import { FrameView } from '@hearback/ui/frames';

import { useLinkedFormQuery, useLinkedFrameQuery } from '../../../server/generated/hooks';
import { useLanguage } from '../../../i18n/IntlProvider';
import { useTemplates } from '../templates/useTemplates';
import type { CodeValues } from './CodeValues';
import * as styles from '../../../prints/PrintedFrame.css';

const card = openStarter('morning');

/**
 * The print of a new code and the form behind it, as chosen so far; samples stand for what is not chosen yet.
 * Must be rendered inside the code's Formik.
 */
export function CodePicture() {
  const { language } = useLanguage();
  const { values } = useFormikContext<CodeValues>();
  const { own, starters } = useTemplates();
  const form = useLinkedFormQuery({
    variables: { id: values.formId },
    skip: values.formId === '',
  }).data?.form;
  const frame = useLinkedFrameQuery({
    variables: { id: values.frameId },
    skip: values.frameId === '',
  }).data?.frame;

  const template = [...own, ...starters].find(({ id }) => id === values.templateId);
  const shownForm = form?.document ?? (template ?? starters[0])?.document;
  const sheet = frame?.document ?? card;
  const { width_mm: width, height_mm: height, cut = 'rectangle' } = sheet.size;

  return (
    <>
      <div
        className={cut === 'rectangle' ? styles.sheet : styles.cutSheet}
        style={{ flex: 'none', width: '40%', maxWidth: Math.min(176, (230 * width) / height) }}
      >
        <FrameView document={sheet} label="" language={language} />
      </div>
      {shownForm && <FormMiniature document={shownForm} language={language} />}
    </>
  );
}
