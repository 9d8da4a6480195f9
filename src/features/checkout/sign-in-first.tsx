import { SignInButton } from '@/features/auth/sign-in-button';
import { EmptyState } from '@/ui/status/empty-state';

type Props = { title: string; text?: string };

/** Stands in place of what only a signed-in customer may see; it appears here after signing in. */
export function SignInFirst({ title, text }: Props) {
  return <EmptyState icon="user" title={title} text={text} action={<SignInButton />} />;
}
