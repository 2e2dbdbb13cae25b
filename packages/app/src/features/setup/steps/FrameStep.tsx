import { limits } from '@hearback/schema/limits';
import { guessTrade } from '@hearback/schema/documents';
import {
  type FrameSizeName,
  frameSizes,
  starterFrame,
  type StarterPaletteName,
  starterPalettes,
} from '@hearback/print/frames';
import type { PictureOption } from '@hearback/ui';
import { type FrameDesign, useFrameDesigns } from '@hearback/ui/editors/frame';
import { FrameView } from '@hearback/ui/frames';
import { AccountSetupPageDocument } from '../../../server/generated/graphql';
import { useAddFrameMutation } from '../../../server/generated/hooks';
import { FormikPictureRadioGroup } from '../../../fields/FormikRadioGroup';
import { FormikSelect } from '../../../fields/FormikSelect';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from '../messages';
import type { Progress } from '../readProgress';
import { SetupStep } from './SetupStep';

interface Props extends Pick<Progress, 'company' | 'frame' | 'frames' | 'location'> {
  onDone: (frameId: string) => void;
}

interface Values {
  /** The name of a design, or the id of a frame. */
  choice: string;
  size: FirstSize;
}

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

const isPalette = (text: string): text is StarterPaletteName => text in starterPalettes;

/** Existing frames and finished designs before those that fit any sheet. */
const [mostOwn, mostFinished] = [3, 4];

interface WallProps extends Pick<Props, 'frames'> {
  size: FirstSize;
  finished: readonly FrameDesign[];
}

/** The wall of designs. Those that fit any sheet are drawn in the chosen size. */
function FrameWall({ frames, size, finished }: WallProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { plain } = useFrameDesigns(frameSizes[size], 'all', undefined);

  const draw = ({ name, label, document }: FrameDesign): PictureOption => ({
    value: name,
    label,
    picture: <FrameView document={document} label="" language={language} />,
  });
  const options = [
    ...frames.slice(0, mostOwn).map(({ id, name, document }) => ({
      value: id,
      label: name,
      description: formatMessage(messages.frameYours),
      picture: <FrameView document={document} label="" language={language} />,
    })),
    ...finished.slice(0, mostFinished).map(draw),
    ...plain.map(draw),
    ...finished.slice(mostFinished).map(draw),
  ];

  return (
    <FormikPictureRadioGroup
      name="choice"
      label={formatMessage(messages.frameChoice)}
      groups={[{ id: 'designs', options }]}
    />
  );
}

/** Frame of the code: a finished design, those of the trade first, or an existing frame. */
export function SetupFrameStep({ company, frame, frames, location, onDone }: Props) {
  const { formatMessage } = useIntl();
  const [addFrame] = useAddFrameMutation({
    refetchQueries: [AccountSetupPageDocument],
    awaitRefetchQueries: true,
  });
  const trade = guessTrade([company?.name ?? '', location?.name ?? '']);
  const { finished } = useFrameDesigns(frameSizes.a6, 'all', trade);
  const suggestion = formatMessage(messages.frameNameSuggestion, { place: location?.name ?? '' });

  const initialValues: Values = {
    choice: frame?.id ?? (trade && finished[0] ? finished[0].name : 'teal'),
    size: 'a6',
  };

  return (
    <SetupStep
      title={messages.frameTitle}
      hint={messages.frameHint}
      submit={messages.next}
      renderWall={({ size }) => <FrameWall {...{ frames, size, finished }} />}
      initialValues={initialValues}
      onSubmit={async ({ choice, size }) => {
        const design = finished.find(({ name }) => name === choice);
        if (!design && !isPalette(choice)) return onDone(choice);

        const document = design
          ? { ...design.document, name: design.label }
          : starterFrame(
              suggestion.slice(0, limits.nameMaxLength),
              frameSizes[size],
              isPalette(choice) ? choice : 'teal',
            );

        const { data } = await addFrame({ variables: { input: { document } } });
        if (!data) return;
        if (data.addFrame.frame) return onDone(data.addFrame.frame.id);
        showSnackbar('error', refusalOf(data.addFrame.errors));
      }}
    >
      {({ choice }) =>
        isPalette(choice) && (
          <FormikSelect
            name="size"
            label={formatMessage(messages.frameSize)}
            hint={formatMessage(messages.frameSizeHint)}
            options={firstSizes.map((each) => ({
              value: each,
              label: formatMessage(sizeLabels[each]),
            }))}
          />
        )
      }
    </SetupStep>
  );
}
