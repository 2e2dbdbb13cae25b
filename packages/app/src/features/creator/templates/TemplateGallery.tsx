import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  EmptyState,
  Heading,
  type MenuAction,
  SearchField,
  Stack,
  Text,
} from '@hearback/ui';
import { FormGallery } from '@hearback/ui/editors/form';
import {
  type FormDocument,
  isAnswered,
  newFormDocument,
  startFormFrom,
  starterNotes,
  textIn,
} from '@hearback/schema/documents';
import { EditIcon, InfoIcon, SearchIcon, TrashIcon } from '@hearback/ui/icons';
import {
  RemoveTemplatesDocument,
  type Templates_TemplateFragment,
} from '../../../server/generated/graphql';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { idsOf, useRemoval } from '../../../lists/removal/useRemoval';
import { WhenLoaded } from '../WhenLoaded';
import * as creator from '../messages';
import { messages as forms } from '../forms/messages';
import { messages } from './messages';
import { useUpdateTemplateMutation } from '../../../server/generated/hooks';
import { TemplateName } from './TemplateName';
import { useShelves } from './useTemplates';

/** Removal of the account's own templates. Forms created from one are unaffected. */
const templateRemoval = {
  kind: 'Template',
  document: RemoveTemplatesDocument,
  field: 'removeTemplates',
  inputOf: idsOf,
  page: 'OwnTemplates',
  removed: messages.removed,
} as const;

interface RenameTemplateProps {
  template: { id: string; name: string };
  onClose: () => void;
}

/** Renames one of the account's templates. */
function RenameTemplate({ template: { id, name: oldName }, onClose }: RenameTemplateProps) {
  const [updateTemplate] = useUpdateTemplateMutation();

  return (
    <TemplateName
      title={messages.renameTitle}
      submitLabel={messages.rename}
      saved={messages.renamed}
      name={oldName}
      save={async (name) => {
        const { data } = await updateTemplate({ variables: { input: { id, name } } });
        return data?.updateTemplate;
      }}
      onClose={onClose}
    />
  );
}

interface QuestionNotesProps {
  starter: Templates_TemplateFragment;
  onUse: () => void;
  onClose: () => void;
}

/** The reason for each question of a ready-made form. */
function QuestionNotes({ starter: { id, name, document }, onUse, onClose }: QuestionNotesProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();

  return (
    <Dialog title={formatMessage(messages.whyTitle, { name })} isOpen onClose={onClose}>
      <Stack as="ul" gap="medium">
        {document.fields.filter(isAnswered).map((field) => (
          <li key={field.id}>
            <Stack gap="xxsmall">
              <Text as="strong" weight="medium">
                {textIn(field.label, language)}
              </Text>
              <Text tone="muted">{textIn(starterNotes[id]?.[field.id] ?? '', language)}</Text>
            </Stack>
          </li>
        ))}
      </Stack>
      <DialogActions cancelLabel={formatMessage(creator.messages.close)}>
        <Button tone="primary" onPress={onUse}>
          {formatMessage(messages.take)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Props {
  /** Default: that of templates. */
  title?: string;
  /** A form without any design, offered beside the templates. */
  plain?: FormDocument;
  onChoose: (template: Templates_TemplateFragment) => void;
  onClose: () => void;
}

/** All templates, drawn on phones. The account's own can be renamed and deleted. */
export function TemplateGallery({ title, plain, onChoose, onClose }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Dialog
      title={title ?? formatMessage(messages.start)}
      description={formatMessage(messages.startText)}
      size="large"
      isOpen
      onClose={onClose}
    >
      <Templates plain={plain} onChoose={onChoose} />
      <DialogActions cancelLabel={formatMessage(creator.messages.close)} />
    </Dialog>
  );
}

interface NewFormProps {
  onBegin: (document: FormDocument) => void;
  onClose: () => void;
}

/** Wall of forms that a new one can begin with. */
export function NewFormDialog({ onBegin, onClose }: NewFormProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const title = formatMessage(forms.newTitle);

  return (
    <TemplateGallery
      title={formatMessage(creator.messages.newForm)}
      plain={newFormDocument(title, undefined, language)}
      onChoose={({ document }) => onBegin(startFormFrom(document, title, language))}
      onClose={onClose}
    />
  );
}

interface TemplatesProps {
  plain: FormDocument | undefined;
  onChoose: Props['onChoose'];
}

function Templates({ plain, onChoose }: TemplatesProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { shelves: all, ...loading } = useShelves();
  const [search, setSearch] = useState('');
  const [renamed, setRenamed] = useState<Templates_TemplateFragment>();
  const [explained, setExplained] = useState<Templates_TemplateFragment>();
  const remove = useRemoval(templateRemoval);

  const isFound = ({ name }: { name: string }) =>
    name.toLocaleLowerCase(language).includes(search.trim().toLocaleLowerCase(language));
  const actionsOf = (template: Templates_TemplateFragment): readonly MenuAction[] => {
    if (!template.isStarter) {
      return [
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
    }
    return starterNotes[template.id]
      ? [
          {
            id: 'why',
            label: formatMessage(messages.why),
            icon: InfoIcon,
            onAction: () => setExplained(template),
          },
        ]
      : [];
  };
  const plainShelf = {
    id: 'plain',
    title: formatMessage(messages.plain),
    items: plain
      ? [{ id: 'plain', name: formatMessage(messages.plainForm), isStarter: true, document: plain }]
      : [],
  };
  const shelves = [...all, plainShelf]
    .map((shelf) => ({
      ...shelf,
      items: shelf.items
        .filter(isFound)
        .map((template) => ({ ...template, actions: actionsOf(template) })),
    }))
    .filter(({ items }) => items.length > 0);

  return (
    <WhenLoaded choices={loading} shape="gallery">
      <Stack gap="large">
        <SearchField label={formatMessage(messages.search)} value={search} onChange={setSearch} />
        {shelves.map(({ id: shelf, title, items }) => (
          <Stack key={shelf} gap="small">
            <Heading level={3} size="body">
              {title}
            </Heading>
            <FormGallery
              label={title}
              items={items}
              language={language}
              onPick={(id) => {
                const chosen = items.find((template) => template.id === id);
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
      {explained && (
        <QuestionNotes
          starter={explained}
          onUse={() => onChoose(explained)}
          onClose={() => setExplained(undefined)}
        />
      )}
    </WhenLoaded>
  );
}
