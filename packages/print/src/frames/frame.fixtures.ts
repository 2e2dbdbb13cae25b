import { FrameDocument } from '@hearback/schema/documents';
import * as v from 'valibot';

/** A red square of 8 × 8 pixels. */
export const redSquare =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAE0lEQVR4nGN4bWCEFTHQQwIAGLxcgUtXCdgAAAAASUVORK5CYII=';

/** The logo of a café, a cup in the colour of straw, for a dark ground. 96 × 64 pixels. */
export const cafeLogo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAYAAADlNHIOAAAGIElEQVR4nOycf2xTVRTHz7l9c1vb/UMIiImJBAMigRAy1jKCkYSAROMP2AzQdkEhRmL8w4ToP5io0cR/+FMTRSKz3ZCM+COBaGIQ5Q9oN0EXQASDRBJ1Q4Xo2q0dffd47rq618rY6nvtew/eJ2neu6fvbffd7z33x7n3VYCHrQjwsBUNXELmm+gcykPnWEJoHcGWfQNwC4DgAtJ9HWtIyv0IOFOliegPAPlkU7j7KLgcxwswnIo8IQl7ANFXsBCMZ/s6gtwQCHUdAhfjaAGGejcvQunrHyt84oLHYnYnRNAELW5YnjgPLsXRnTBK7eVCzTcW/tg3xZO6vA67wMU41gOG+mOzMAuDxIWPhDfMacEpiAJ6bia29lwFF+JYD/CN0KrCGU5aTQpmxGGtYSW4FMcKIAHnq+N0XJQ9YSG4FMcKQCjTU19D077WqThWAEQxVDijqa8F/AtcinP7AIKvx7vZSa4gVfDqkjxqeddOyBwrQGMofomL+GAhRVDqCYZzhAOBZR/+Ci7F0fMAnw92ctjhWsELsOAQ/xY+qrPfhS5eAhfjaAH8zfHL3Bm0jZe8oTUaO5Ea6m3+1g9+ARfj+HB0Uyj+JZf/Q0ZPYDX+BIHrGlu6j4HLcUU0VDHcu+luKbWPOcu6kLjB7TW/iGsEuFXxVsRsxhPAZjwBbMYTwGY8AWzG8l0Rw8lIm474OsdpFoCL4IWf8z6iXf5w10GoIZZ7ABf+q24rfIXKs8o71BjLPYAf5H5wKXbk3TUbs6rHRHBPkU7FjGHXAf76FDdPJ4XAPv/yeYcRX5FgIZbPhMseAIKhuKNn2+lUlKZbDCzEca1Obmlc1v0zWMRtPwqaer1tAm6iWvOj4kwmGXkaLOK2F6BQ96cvAyIGCcXeTCr2LFiANw8oLvaMo5rM4gfQN0eQbOdweKL8LpZs90gqNhdM4glwE9QObDUvCIYTMRZhLX8GDV/780CdROb6UU+AacIifAGCIkYbu8iqkVQkBCbwBKiAYEvXEfaC9402CSIMJvAEqBBE+siYJoRWMIEnQKXU6aeMSV6hXgEm8GbClSK1sjErmipDT4BK0WFZSZroWzCBJ0CF8Kjz+ZI0gikBqtEHZIwJ6o8FwKHQmfZgSZroprusM8mOx/iwzmjzmfQAywUgFUE0kBvVZ4NDyeXq7ywzTfrqazoZWcvBuHeNNp6EnWuUo4fBBFVogtRsEecVU1JqSoCfwIFQHuaUGBB+MybVZjCd6sJI9CiPP6Nlt18HkW/HcM8ImMB6AQgHjJNzHfRmPpwAByKBthXOxl924pmtMZwui4Fq/G+0gWv/C02h/WfBJJY3QShkX0macAM4FO5Q2ytdEuFm6G++Y3tTOP4WWIDlAvg02l9iQHwgdyLmuHe4sn3RBVzB/RXdRPSVqMsvDITie8EiLBdgfLXojPF/jAp6DRzGdQlvTmMt4LIKRXML9Iwm6D4OyK22+mWQqiwX8mLFNn6s9yYsRHUSF9WviJ8DB5BOdizhtrG/1Cq3BkNdnVBjqiKAipGne2M/8B+fb7B+F5ilrcC5+7JgI3Rpa0P6Sv6kcQcEt+vfN4USi8AGqhKMY5clwaOEMuvS9GD+ANiMykP59hMN5Q6wiaruWBhKRffww2432tg7Pg3K7GZsNTd+rhRV8zNX9B4+faTETvR2UzjxHNhE1beMpJPRo+wSD5YYiU5rIDc2hLt/hBqQTXXM5+VDFccva2boSDCUWAM2UvX1gIDMbeQO+WKJEXFxHn0XhpLRd9QvYUGVyJzadJfyQi589XM2JYXPeboQuENrA5upyaYpOt4+I+2r/0TNNCe5RL2I95kQcFwI32BDc+dFqBAVWMtl/bOl1GfzDHYlz8jX89OtvuG1QMeCjfJxXNJ9DWymZrvWiNp9mVT9Hq79T4Gd8JpuIHTvdqu3GP5far5tMNMXWS91sZtHSrWeHZ/lsf/OYEvic3AQtu3bzPRGd5DEFzkH90B1ucQP+YaV4QMrsX3jbLp3y1Ik38PcLnN7jRyfpxl8rLxjJshyDVcvc1/lxAD3AUdAk4eCzV2nwcF47wnbjLctxWY8AWzGE8BmPAFsxhPAZv4BAAD//01xgQUAAAAGSURBVAMANQcRgMq51UgAAAAASUVORK5CYII=';

export const logoImage = {
  id: '0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11',
  url: '/api/image/0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11/',
  width: 96,
  height: 64,
};

/** A card for a café's tables: every type of element at once. */
export const tableCard = v.parse(FrameDocument, {
  name: 'Table card',
  size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
  background_color: '#fbfaf7',
  content: [
    { type: 'shape', x_mm: -3, y_mm: -3, width_mm: 111, height_mm: 50, fill: '#0a4d43' },
    { type: 'logo', x_mm: 43.5, y_mm: 8, width_mm: 18, height_mm: 12, image: logoImage },
    {
      type: 'text',
      text: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' },
      x_mm: 10,
      y_mm: 25,
      width_mm: 85,
      font_size_pt: 34,
      font_weight: 700,
      color: '#ffffff',
    },
    { type: 'code', x_mm: 25, y_mm: 56, width_mm: 55, color: '#0a4d43' },
    {
      type: 'shape',
      shape: 'line',
      x_mm: 40,
      y_mm: 118,
      width_mm: 25,
      height_mm: 1,
      fill: '#b97700',
      line_width_mm: 0.8,
    },
    {
      type: 'text',
      text: {
        'en-US': 'Point your camera at the square. It takes twenty seconds.',
        'pl-PL': 'Skieruj aparat na kwadrat. To zajmie dwadzieścia sekund.',
      },
      x_mm: 15,
      y_mm: 123,
      width_mm: 75,
      font_size_pt: 13,
    },
  ],
});
