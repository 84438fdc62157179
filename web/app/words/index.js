// Every word of the app, English and Japanese side by side.

import { boardWords } from './game.js';
import { commonWords } from './common.js';
import { pageWords } from './pages.js';
import { studyWords } from './study.js';

export const words = { ...commonWords, ...pageWords, ...boardWords, ...studyWords };
