import { Button } from '../controls/button';
import { notLoadedWith } from './not-loaded-with';

export const NotLoaded = notLoadedWith(Button);
