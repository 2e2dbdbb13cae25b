import { limits } from '@hearback/schema/limits';
import {
  frameSizeNames,
  frameSizes,
  starterFrame,
  starterPalettes,
  type FrameSizeName,
  type StarterPaletteName,
} from '@hearback/ui/frames';

import { AccountSetupPageDocument } from '../../../apollo/generated/graphql';
import { useAddFrameMutation } from '../../../apollo/generated/hooks';
import { FormikRadioGroup } from '../../../fields/FormikRadioGroup';
import { FormikSelect } from '../../../fields/FormikSelect';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../snackbar/snackbar';
import { messages } from '../messages';
import type { Progress } from '../readProgress';
import { SetupStep } from './SetupStep';
import { Sheet } from './Sheet';

interface Props extends Pick<Progress, 'frame' | 'frames' | 'location'> {
  onDone: (frameId: string) => void;
}

interface Values {
  /** A palette, or the id of a frame. */
  choice: string;
  size: FrameSizeName;
}

const paletteLabels = {
  teal: messages.paletteTeal,
  ink: messages.paletteInk,
  marigold: messages.paletteMarigold,
  paper: messages.palettePaper,
} as const satisfies Record<StarterPaletteName, object>;

const sizeLabels = {
  sticker: messages.sizeSticker,
  card: messages.sizeCard,
  tableTent: messages.sizeTableTent,
  flyer: messages.sizeFlyer,
  poster: messages.sizePoster,
  receipt: messages.sizeReceipt,
  doorHanger: messages.sizeDoorHanger,
} as const satisfies Record<FrameSizeName, object>;

const palettes = Object.keys(starterPalettes) as StarterPaletteName[];
const isPalette = (text: string): text is StarterPaletteName => text in starterPalettes;

/** What is printed around the code: a finished design in four colors, or a frame that is there. */
export function FrameStep({ frame, frames, location, onDone }: Props) {
  const { formatMessage } = useIntl();
  const [addFrame] = useAddFrameMutation({
    refetchQueries: [AccountSetupPageDocument],
    awaitRefetchQueries: true,
  });
  const name = formatMessage(messages.frameNameSuggestion, { place: location?.name ?? '' }).slice(
    0,
    limits.nameMaxLength,
  );

  const initialValues: Values = { choice: frame?.id ?? 'teal', size: 'card' };

  const documentOf = (choice: string, size: FrameSizeName) =>
    frames.find(({ id }) => id === choice)?.document ??
    starterFrame(name, frameSizes[size], isPalette(choice) ? choice : 'teal');

  return (
    <SetupStep
      title={messages.frameTitle}
      hint={messages.frameHint}
      submit={messages.next}
      initialValues={initialValues}
      onSubmit={async ({ choice, size }) => {
        if (!isPalette(choice)) return onDone(choice);

        const { data } = await addFrame({
          variables: { input: { document: documentOf(choice, size) } },
        });
        if (!data) return;
        if (data.addFrame.frame) return onDone(data.addFrame.frame.id);
        showSnackbar('error', refusalOf(data.addFrame.errors));
      }}
      renderPreview={({ choice, size }) => <Sheet document={documentOf(choice, size)} />}
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
            ]}
          />
          {isPalette(choice) && (
            <FormikSelect
              name="size"
              label={formatMessage(messages.frameSize)}
              hint={formatMessage(messages.frameSizeHint)}
              options={frameSizeNames.map((each) => ({
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
