import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Hearback components',
    brandUrl: './',
    colorPrimary: '#0c5f56',
    colorSecondary: '#0c5f56',
    appBg: '#f4f1ea',
    appContentBg: '#fbfaf7',
    appBorderColor: '#e4dfd4',
    appBorderRadius: 8,
    textColor: '#1b1d22',
    barBg: '#ffffff',
    barSelectedColor: '#0c5f56',
  }),
});
