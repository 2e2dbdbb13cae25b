import { useState } from 'react';

import type { FormEditorState } from '@hearback/ui/editors/form';

import type { Templates_TemplateFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import { putTemplate } from './useTemplates';
import { ReplaceFormDialog } from './ReplaceFormDialog';
import { TemplateGallery } from './TemplateGallery';

interface Props {
  editor: FormEditorState;
  /** True if existing content would be replaced. */
  asks: boolean;
  onClose: () => void;
}

/** Dialog with all templates, which replaces the edited form by the chosen one. */
export function ApplyTemplate({ editor, asks, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<Templates_TemplateFragment>();

  const apply = (template: Templates_TemplateFragment) => {
    putTemplate(editor, template);
    onClose();
  };

  return (
    <>
      <TemplateGallery
        onChoose={(template) => (asks ? setChosen(template) : apply(template))}
        onClose={onClose}
      />
      <ReplaceFormDialog
        text={chosen && formatMessage(messages.replaceText, { name: chosen.name })}
        onReplace={() => chosen && apply(chosen)}
        onClose={() => setChosen(undefined)}
      />
    </>
  );
}
