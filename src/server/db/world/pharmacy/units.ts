import { type Text } from '../shapes';

export const pack: Text = ['pack', 'علبة'];
export const bottle: Text = ['bottle', 'زجاجة'];
export const tube: Text = ['tube', 'أنبوب'];
export const piece: Text = ['piece', 'قطعة'];
export const strip: Text = ['strip', 'شريط'];
export const jar: Text = ['jar', 'برطمان'];
export const device: Text = ['device', 'جهاز'];
