import { useLinkedFormQuery } from '../../../apollo/generated/hooks';
import { FormPreview } from '../forms/preview/FormPreview';

interface Props {
  formId: string;
  venue: string;
  codeText: string;
  onClose: () => void;
}

/** The form that a code opens, as a visitor of its place gets it. */
export function LinkedFormPreview({ formId, ...preview }: Props) {
  const { data } = useLinkedFormQuery({ variables: { id: formId } });
  return <FormPreview document={data?.form?.document} {...preview} />;
}
