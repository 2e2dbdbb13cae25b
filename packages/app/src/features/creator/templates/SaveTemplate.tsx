import type { FormDocument } from '@hearback/schema/documents';

import { useAddTemplateMutation } from '../../../server/generated/hooks';
import { putFirst } from '../../../server/cachedLists';
import { messages } from './messages';
import { TemplateName } from './TemplateName';

interface Props {
  document: FormDocument;
  onClose: () => void;
}

/** Saves the fields and colors of a form as a template. */
export function SaveTemplate({ document, onClose }: Props) {
  const [addTemplate] = useAddTemplateMutation({
    update: (cache, { data }) => {
      const template = data?.addTemplate.template;
      if (template) putFirst(cache, 'templates', template);
    },
  });

  return (
    <TemplateName
      title={messages.save}
      submitLabel={messages.save}
      purpose={messages.saveText}
      saved={messages.saved}
      name={document.title}
      save={async (name) => {
        const { data } = await addTemplate({ variables: { input: { name, document } } });
        return data?.addTemplate;
      }}
      onClose={onClose}
    />
  );
}
