import { type Text } from '../shapes';

/** What a grocer sells by. */
export const kg: Text = ['kg', 'كغ'];
export const piece: Text = ['piece', 'حبة'];
export const pack: Text = ['pack', 'عبوة'];
export const bunch: Text = ['bunch', 'حزمة'];
export const litre: Text = ['litre', 'لتر'];
export const bottle: Text = ['bottle', 'زجاجة'];
export const jar: Text = ['jar', 'مرطبان'];
export const tin: Text = ['tin', 'علبة معدنية'];
export const box: Text = ['box', 'صندوق'];
export const bag: Text = ['bag', 'كيس'];
export const loaf: Text = ['loaf', 'رغيف'];
export const tray: Text = ['tray', 'طبق'];
export const tub: Text = ['tub', 'علبة'];
export const dozen: Text = ['dozen', 'دزينة'];
export const roll: Text = ['roll', 'لفة'];
