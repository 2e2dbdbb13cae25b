import { useLinkedFormPreviewQuery } from '../../../server/generated/hooks';
import { visitorsRead } from '../../../fields/visitorNames/visitorsRead';
import { FormPreview } from '../forms/preview/FormPreview';

interface Props {
  formId: string;
  codeId: string;
  codeText: string;
  onClose: () => void;
}

/** The form linked to a code, with the heading of the code's location. */
export function LinkedFormPreview({ formId, codeId, ...preview }: Props) {
  const { data } = useLinkedFormPreviewQuery({ variables: { formId, codeId } });
  const code = data?.code;
  return (
    <FormPreview
      document={data?.form?.document}
      formId={formId}
      heading={code ? visitorsRead(code.company, code.location.visitorName) : undefined}
      {...preview}
    />
  );
}
