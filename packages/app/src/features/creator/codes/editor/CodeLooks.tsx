import { useState } from 'react';

import { useFormikContext } from 'formik';

import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';
import { Stack, Switch } from '@hearback/ui';
import { CodeStyleFields } from '@hearback/ui/editors/code';

import { useLinkedFrameQuery } from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import { usePictureUpload } from '../../pictures/usePictureUpload';
import type { CodeValues } from '../CodeValues';
import { changeStyle, styleInFrame } from './codeStyles';
import { messages } from './messages';

/** How the code looks: as its frame says, or in a style of its own. Stands in the Formik of a code. */
export function CodeLooks() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<CodeValues>();
  const upload = usePictureUpload();
  const { data } = useLinkedFrameQuery({
    variables: { id: values.frameId },
    skip: values.frameId === '',
  });
  const document: FrameDocument | undefined = data?.frame?.document;
  const { style } = values;
  // Who only looks at how it was in the frame gets the own style back.
  const [leftStyle, setLeftStyle] = useState<CodeStyle>();

  const show = (next: CodeStyle | null) => void setFieldValue('style', next);
  const follow = (followsFrame: boolean) => {
    if (style) setLeftStyle(style);
    show(followsFrame ? null : (leftStyle ?? styleInFrame(document)));
  };

  return (
    <Stack gap="medium">
      <Switch
        label={formatMessage(messages.asFrameSays)}
        hint={formatMessage(messages.asFrameSaysHint)}
        value={style === null}
        onChange={follow}
      />
      {style && (
        <CodeStyleFields
          value={style}
          onChange={(changes) => show(changeStyle(style, changes))}
          onUploadImage={upload}
          addressOf={({ url }) => url}
        />
      )}
    </Stack>
  );
}
