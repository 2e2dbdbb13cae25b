import { newFrameDocument } from '@hearback/schema/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { frameSizeNames, frameSizes } from '../frameSizes';
import { starterFrame, starterPalettes, type StarterPaletteName } from '../starterFrame';
import { cafeLogo, tableCard } from '../frame.fixtures';
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

const palettes = Object.keys(starterPalettes) as StarterPaletteName[];

/** Every sheet in every palette: what a person can start from. Widths are to one scale. */
export const Starters: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 'min(1200px, calc(100vw - 32px))' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {palettes.map((palette) => (
        <div
          key={palette}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'end' }}
        >
          {frameSizeNames.map((name) => (
            <div
              key={name}
              style={{ width: frameSizes[name].width_mm, boxShadow: '0 0 0 1px rgb(0 0 0 / 0.12)' }}
            >
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
