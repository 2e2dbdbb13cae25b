import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { FormIcon, FrameIcon, QrIcon } from '../../icons';
import { PictureRadioGroup, type PictureRadioGroupProps } from './PictureRadioGroup';

function Live(args: PictureRadioGroupProps) {
  const [value, setValue] = useState(args.value);
  return <PictureRadioGroup {...args} value={value} onChange={setValue} />;
}

const papers = ['Visiting card', 'Postcard', 'Leaflet', 'Tent card', 'Placard', 'Badge'].map(
  (label, index) => ({
    value: label,
    label,
    picture: [<QrIcon key="a" />, <FrameIcon key="b" />, <FormIcon key="c" />][index % 3],
  }),
);

/** One of what is told apart by its looks: designs, forms. The pictures are decorative, each has its name. */
const meta = {
  title: 'Fields/PictureRadioGroup',
  component: PictureRadioGroup,
  args: {
    label: 'Paper to print',
    value: 'Postcard',
    onChange: () => undefined,
    groups: [{ id: 'papers', options: papers }],
    shown: 4,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PictureRadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Leaflet' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByText('Badge'));
    await expect(canvas.getByRole('radio', { name: 'Badge' })).toBeChecked();
  },
};

/** The selected option is listed even if it comes after the limit. */
export const ChosenLate: Story = {
  args: { value: 'Badge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Badge' })).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  },
};

export const Grouped: Story = {
  args: {
    groups: [
      { id: 'own', title: 'Made before', options: papers.slice(0, 2) },
      { id: 'others', title: 'Fresh paper', options: papers.slice(2) },
    ],
  },
};

/** More than fit at once: the rest is one press away. */
export const Many: Story = {
  args: {
    groups: [
      {
        id: 'many',
        options: Array.from({ length: 24 }, (_, index) => ({
          value: `Sheet ${index + 1}`,
          label: `Sheet ${index + 1}`,
          picture: <FrameIcon />,
        })),
      },
    ],
    value: 'Sheet 1',
  },
};

/** Nothing to choose from yet. */
export const Empty: Story = { args: { groups: [{ id: 'none', options: [] }], value: '' } };

export const Failed: Story = { args: { value: '', error: 'Pick one to go on.', isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        options: [
          {
            value: 'Postcard',
            label: 'Kawiarnia Żółty Słoń przy Rynku Głównym, ogródek letni i antresola',
            description: 'Papier, tusz i szerokie marginesy, jak w drukarni w ciągu dnia',
            picture: <QrIcon />,
          },
        ],
      },
    ],
  },
};
