import { notLoadedWith } from '../status/not-loaded-with';
import { Button } from './button';

export const NotLoaded = notLoadedWith(Button);
