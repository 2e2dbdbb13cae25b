import type { FormDocument } from '@hearback/schema/documents';

import { useAddTemplateMutation } from '../../../server/generated/hooks';
import { putFirst } from '../../../server/lists/putFirst';
import { messages } from './messages';
import { TemplateName } from './TemplateName';

interface Props {
  document: FormDocument;
  onClose: () => void;
}

/** Keeps the fields and colors of a form under a name, for the next ones. */
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
