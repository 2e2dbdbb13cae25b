import { newFrameDocument } from '@hearback/schema/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';

import {
  frameSizeNames,
  frameSizes,
  openStarter,
  starterFrame,
  starterNames,
  starterPalettes,
  type StarterPaletteName,
} from '@hearback/print/frames';
import { cafeLogo, tableCard } from '@hearback/print/fixtures';
import { FrameView } from './FrameView';

/**
 * What the printer gets, drawn in millimetres and shown as wide as its place. Use it wherever a frame
 * is shown: lists, editors, the page after publishing. For the code alone, use `CodeView`.
 */
const meta = {
  title: 'Frames/FrameView',
  component: FrameView,
  args: {
    document: tableCard,
    label: 'Table card',
    language: 'en-US',
    codeText: 'https://hearback.example/r/7K2M9QXT4A',
    addressOf: (): string | undefined => cafeLogo,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FrameView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TableCard: Story = {};

export const InPolish: Story = { args: { language: 'pl-PL' } };

/** Until a code is linked, its place is drawn so that no camera takes it for a code. */
export const WithoutCode: Story = { args: { codeText: undefined } };

/** The starting point of a new frame. */
export const New: Story = { args: { document: newFrameDocument('Counter card') } };

/** An editor shows where the logo will be. A print leaves it out. */
export const WithoutLogo: Story = { args: { addressOf: () => undefined, showsPlaces: true } };

/** What a printing house asks for: three more millimetres on every side. */
export const WithBleed: Story = { args: { hasBleed: true } };

/** A round sticker ends where the knife goes. The faint line is for the screen alone. */
export const Round: Story = { args: { document: openStarter('window'), label: 'Round sticker' } };

/** A hanger has its hole. With bleed, the line of the cut is shown and nothing is cut off. */
export const Hanger: Story = {
  args: { document: openStarter('doNotDisturb'), label: 'Door hanger' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};

export const HangerWithBleed: Story = { ...Hanger, args: { ...Hanger.args, hasBleed: true } };

/** A tent is one side, unless it is asked for as the sheet that is printed. */
export const TentUnfolded: Story = {
  args: { document: openStarter('morning'), label: 'Table tent', isUnfolded: true },
};

/** The code in a style of its own, in place of the one of its frame. */
export const OwnStyle: Story = {
  args: {
    codeStyle: {
      color: '#7c2d12',
      background_color: '#fff7ed',
      level: 'Q',
      module_shape: 'rounded',
      eye_shape: 'rounded',
    },
  },
};

const wide: Story['decorators'] = [
  (Story) => (
    <div style={{ width: 'min(1200px, calc(100vw - 32px))' }}>
      <Story />
    </div>
  ),
];
const row = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'end' } as const;

/** Every finished design. Each is as tall as the others: an A3 poster would hide a business card. */
export const Designs: Story = {
  decorators: wide,
  render: (args) => (
    <div style={row}>
      {starterNames.map((name) => {
        const document = openStarter(name);
        const { width_mm, height_mm } = document.size;
        return (
          <div key={name} style={{ width: `min(${(340 * width_mm) / height_mm}px, 100%)` }}>
            <FrameView {...args} label={name} document={document} />
          </div>
        );
      })}
    </div>
  ),
};

export const DesignsInPolish: Story = { ...Designs, args: { language: 'pl-PL' } };

const palettes = Object.keys(starterPalettes) as StarterPaletteName[];

/** The band that fits any sheet, in every palette. Widths are to one scale. */
export const Starters: Story = {
  decorators: wide,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {palettes.map((palette) => (
        <div key={palette} style={row}>
          {frameSizeNames.map((name) => (
            <div key={name} style={{ width: frameSizes[name].width_mm }}>
              <FrameView
                {...args}
                label={`${name}, ${palette}`}
                document={starterFrame(name, frameSizes[name], palette)}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
};
