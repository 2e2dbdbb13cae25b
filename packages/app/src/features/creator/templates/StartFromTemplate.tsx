import { useState } from 'react';
import { Button, Card } from '@hearback/ui';
import { FormGallery, type FormEditorState } from '@hearback/ui/editors/form';
import type { Templates_TemplateFragment } from '../../../server/generated/graphql';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { lazyDialog } from '../../../loading/lazy';
import { PartSkeleton } from '../../../loading/ScreenSkeleton';
import { putTemplate, useShelves } from './useTemplates';
import { messages } from './messages';

const ApplyTemplate = lazyDialog(() =>
  import('./ApplyTemplate').then((file) => file.ApplyTemplate),
);
const ReplaceFormDialog = lazyDialog(() =>
  import('./ReplaceFormDialog').then((file) => file.ReplaceFormDialog),
);

interface Props {
  editor: FormEditorState;
  /** True if existing content would be replaced. */
  asks: boolean;
}

/** Number of templates beside a new form: rows of two or three. A button opens the gallery of all. */
const shown = 6;

/** Suggested templates beside a new form. Empty where there are none. */
export function StartFromTemplate({ editor, asks }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { templates, isLoading } = useShelves();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Templates_TemplateFragment>();
  if (templates.length === 0 && !isLoading) return null;

  const pick = (id: string) => {
    const template = templates.find((known) => known.id === id);
    if (!template) return;
    if (asks) setChosen(template);
    else putTemplate(editor, template);
  };

  return (
    <Card
      title={formatMessage(messages.start)}
      description={formatMessage(messages.startText)}
      actions={
        <Button size="small" onPress={() => setIsOpen(true)}>
          {formatMessage(messages.all)}
        </Button>
      }
    >
      {templates.length === 0 ? (
        <PartSkeleton shape="gallery" />
      ) : (
        <FormGallery
          label={formatMessage(messages.start)}
          items={templates.slice(0, shown)}
          language={language}
          onPick={pick}
        />
      )}
      {isOpen && <ApplyTemplate {...{ editor, asks }} onClose={() => setIsOpen(false)} />}
      {chosen && (
        <ReplaceFormDialog
          text={formatMessage(messages.replaceText, { name: chosen.name })}
          onReplace={() => {
            putTemplate(editor, chosen);
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  );
}
