import { Field, type FieldProps } from 'formik';
import { useState } from 'react';
import type { FrameDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import {
  type FrameSizeName,
  frameSizes,
  starterFrame,
  type StarterPaletteName,
  starterPalettes,
} from '@hearback/print/frames';
import { Button, Dialog, DialogActions } from '@hearback/ui';
import { StarterPicker } from '@hearback/ui/editors/frame';
import { AccountSetupPageDocument } from '../../../server/generated/graphql';
import { useAddFrameMutation } from '../../../server/generated/hooks';
import { FormikRadioGroup } from '../../../fields/FormikRadioGroup';
import { FormikSelect } from '../../../fields/FormikSelect';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from '../messages';
import type { Progress } from '../readProgress';
import { SetupStep } from './SetupStep';
import { SetupSheet } from './SetupSheet';

interface MoreDesignsProps {
  onPick: (document: FrameDocument) => void;
}

/** Gallery of all finished designs, each with its own sheet size. */
function MoreDesigns({ onPick }: MoreDesignsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{formatMessage(messages.frameMore)}</Button>
      {isOpen && (
        <Dialog
          title={formatMessage(messages.frameMore)}
          isOpen
          size="large"
          onClose={() => setIsOpen(false)}
        >
          <StarterPicker
            size={frameSizes.a6}
            language={language}
            isOpenFirst
            onPick={(document) => {
              setIsOpen(false);
              onPick(document);
            }}
          />
          <DialogActions cancelLabel={formatMessage(messages.frameMoreCancel)} />
        </Dialog>
      )}
    </>
  );
}

interface Props extends Pick<Progress, 'frame' | 'frames' | 'location'> {
  onDone: (frameId: string) => void;
}

interface Values {
  /** A palette, the id of a frame, or a finished design. */
  choice: string;
  size: FirstSize;
}

const paletteLabels = {
  teal: messages.paletteTeal,
  ink: messages.paletteInk,
  marigold: messages.paletteMarigold,
  paper: messages.palettePaper,
} as const satisfies Record<StarterPaletteName, object>;

const sizeLabels = {
  squareSticker: messages.sizeSticker,
  a6: messages.sizeCard,
  tableTent: messages.sizeTableTent,
  a5: messages.sizeFlyer,
  a4: messages.sizePoster,
  receipt80: messages.sizeReceipt,
  doorHanger: messages.sizeDoorHanger,
} as const satisfies Partial<Record<FrameSizeName, object>>;

/** Common sizes for a first frame; the editor has more. */
type FirstSize = keyof typeof sizeLabels;

const firstSizes = Object.keys(sizeLabels) as FirstSize[];

const palettes = Object.keys(starterPalettes) as StarterPaletteName[];
const isPalette = (text: string): text is StarterPaletteName => text in starterPalettes;

/** Value for a finished design; no frame has this id. */
const picked = 'design';

/** Frame of the code: a band in four colors, a finished design, or an existing frame. */
export function SetupFrameStep({ frame, frames, location, onDone }: Props) {
  const { formatMessage } = useIntl();
  const [addFrame] = useAddFrameMutation({
    refetchQueries: [AccountSetupPageDocument],
    awaitRefetchQueries: true,
  });
  const name = formatMessage(messages.frameNameSuggestion, { place: location?.name ?? '' }).slice(
    0,
    limits.nameMaxLength,
  );

  const [design, setDesign] = useState<FrameDocument>();

  const initialValues: Values = { choice: frame?.id ?? 'teal', size: 'a6' };

  const documentOf = (choice: string, size: FirstSize) =>
    (choice === picked ? design : undefined) ??
    frames.find(({ id }) => id === choice)?.document ??
    starterFrame(name, frameSizes[size], isPalette(choice) ? choice : 'teal');

  return (
    <SetupStep
      title={messages.frameTitle}
      hint={messages.frameHint}
      submit={messages.next}
      initialValues={initialValues}
      onSubmit={async ({ choice, size }) => {
        if (!isPalette(choice) && choice !== picked) return onDone(choice);

        const { data } = await addFrame({
          variables: { input: { document: documentOf(choice, size) } },
        });
        if (!data) return;
        if (data.addFrame.frame) return onDone(data.addFrame.frame.id);
        showSnackbar('error', refusalOf(data.addFrame.errors));
      }}
      renderPreview={({ choice, size }) => <SetupSheet document={documentOf(choice, size)} />}
    >
      {({ choice }) => (
        <>
          <FormikRadioGroup
            name="choice"
            label={formatMessage(messages.frameChoice)}
            options={[
              ...frames.slice(0, 3).map((each) => ({
                value: each.id,
                label: each.name,
                description: formatMessage(messages.frameYours),
              })),
              ...palettes.map((each) => ({
                value: each,
                label: formatMessage(paletteLabels[each]),
              })),
              ...(design ? [{ value: picked, label: design.name }] : []),
            ]}
          />
          <Field name="choice">
            {({ form }: FieldProps<string>) => (
              <MoreDesigns
                onPick={(document) => {
                  setDesign(document);
                  void form.setFieldValue('choice', picked);
                }}
              />
            )}
          </Field>
          {isPalette(choice) && (
            <FormikSelect
              name="size"
              label={formatMessage(messages.frameSize)}
              hint={formatMessage(messages.frameSizeHint)}
              options={firstSizes.map((each) => ({
                value: each,
                label: formatMessage(sizeLabels[each]),
              }))}
            />
          )}
        </>
      )}
    </SetupStep>
  );
}
