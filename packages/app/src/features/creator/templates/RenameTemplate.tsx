import { useUpdateTemplateMutation } from '../../../server/generated/hooks';
import { messages } from './messages';
import { TemplateName } from './TemplateName';

interface Props {
  template: { id: string; name: string };
  onClose: () => void;
}

/** Gives a template of one's own another name. */
export function RenameTemplate({ template: { id, name: oldName }, onClose }: Props) {
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
