import { useState } from 'react';

import { Dialog, DialogActions, EmptyState, Heading, SearchField, Stack } from '@hearback/ui';
import { FormGallery, type FormGalleryItem } from '@hearback/ui/editors/form';
import { EditIcon, SearchIcon, TrashIcon } from '@hearback/ui/icons';

import type { Templates_TemplateFragment } from '../../../server/generated/graphql';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { useRemoval } from '../../../lists/removal/useRemoval';
import { WhenLoaded } from '../WhenLoaded';
import * as creator from '../messages';
import { messages } from './messages';
import { RenameTemplate } from './RenameTemplate';
import { templateRemoval } from './templateRemoval';
import { useTemplates } from './useTemplates';

interface Props {
  onChoose: (template: Templates_TemplateFragment) => void;
  onClose: () => void;
}

/** Every template as the phone of a visitor. One's own can be renamed and removed here. */
export function TemplateGallery({ onChoose, onClose }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Dialog
      title={formatMessage(messages.start)}
      description={formatMessage(messages.startText)}
      size="large"
      isOpen
      onClose={onClose}
    >
      <Templates onChoose={onChoose} />
      <DialogActions cancelLabel={formatMessage(creator.messages.close)} />
    </Dialog>
  );
}

function Templates({ onChoose }: Pick<Props, 'onChoose'>) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { starters, own, ...loading } = useTemplates();
  const [search, setSearch] = useState('');
  const [renamed, setRenamed] = useState<Templates_TemplateFragment>();
  const remove = useRemoval(templateRemoval);

  const isFound = ({ name }: { name: string }) =>
    name.toLocaleLowerCase(language).includes(search.trim().toLocaleLowerCase(language));
  const actionsOf = (template: Templates_TemplateFragment): FormGalleryItem['actions'] => [
    {
      id: 'rename',
      label: formatMessage(messages.rename),
      icon: EditIcon,
      onAction: () => setRenamed(template),
    },
    {
      id: 'remove',
      label: formatMessage(creator.messages.remove),
      icon: TrashIcon,
      tone: 'danger',
      onAction: () => void remove([template.id]),
    },
  ];
  const shelves = [
    {
      title: formatMessage(messages.own),
      items: own
        .filter(isFound)
        .map((template) => ({ ...template, actions: actionsOf(template) ?? [] })),
    },
    { title: formatMessage(messages.starters), items: starters.filter(isFound) },
  ].filter(({ items }) => items.length > 0);

  return (
    <WhenLoaded choices={loading}>
      <Stack gap="large">
        <SearchField label={formatMessage(messages.search)} value={search} onChange={setSearch} />
        {shelves.map(({ title, items }) => (
          <Stack key={title} gap="small">
            <Heading level={3} size="body">
              {title}
            </Heading>
            <FormGallery
              label={title}
              items={items}
              language={language}
              onPick={(id) => {
                const chosen = [...own, ...starters].find((template) => template.id === id);
                if (chosen) onChoose(chosen);
              }}
            />
          </Stack>
        ))}
        {shelves.length === 0 && (
          <EmptyState
            icon={SearchIcon}
            size="small"
            headingLevel={3}
            title={formatMessage(messages.noneFound)}
          />
        )}
      </Stack>
      {renamed && <RenameTemplate template={renamed} onClose={() => setRenamed(undefined)} />}
    </WhenLoaded>
  );
}
