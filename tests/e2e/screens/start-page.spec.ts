import { expect, test } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { withPictures } from '../support/browser';
import { languages, localized } from '../support/pages';
import { following } from '../support/settled';
import { expectSmallShift, watchShifts } from '../support/shifts';
import { shopTexts } from '../support/shop-words';
import { widthOf } from '../support/widths';

test.use(withPictures);

type Landing = { company_title: string; testimonial_title: string; download_user_app_title: string };

for (const language of languages) {
  const t = shopTexts(language);
  const headers = { 'X-localization': language };

  test.describe(`the start page, in ${language}`, widthOf[language], () => {
    test('shows banners, company, testimonials and app in their order [ROUTE-02] [CONFIG-15]', async ({ page }) => {
      const landing = (await (await page.request.get('/api/v1/react-landing-page', { headers })).json()) as Landing;
      await page.goto(localized('/', language));
      const main = page.getByRole('main');
      const parts = [
        main.getByRole('heading', { name: t('location.start_modules') }),
        main.getByRole('list', { name: t('content.start_banners') }),
        main.getByRole('img', { name: t('location.zone_map_label') }),
        main.getByRole('heading', { name: landing.company_title }),
        main.getByRole('heading', { name: landing.testimonial_title }),
        main.getByRole('heading', { name: landing.download_user_app_title }),
      ];
      const tops = [];
      for (const part of parts) {
        await part.scrollIntoViewIfNeeded();
        tops.push(await part.evaluate((element) => element.getBoundingClientRect().top + scrollY));
      }
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      const painted = () =>
        main.locator('section img').evaluateAll((all) =>
          all
            .map((picture) => picture as HTMLImageElement)
            .filter(({ complete, naturalWidth, loading }) => loading === 'lazy' && complete && naturalWidth === 0)
            .map(({ src }) => src),
        );
      await expect.poll(painted).toEqual([]);
      await expect(main.getByRole('link', { name: t('shell.android_app') })).toBeVisible();
    });

    test('tells of cookies at its foot, covers no control of its first part, and stays away [ROUTE-02]', async ({
      page,
    }) => {
      const { cookies_text } = (await (await page.request.get('/api/v1/config', { headers })).json()) as {
        cookies_text: string;
      };
      const settled = following(page);
      await watchShifts(page);
      await page.goto(localized('/', language));
      await settled();
      const notice = page.getByRole('region', { name: t('content.cookies') });
      await expect(notice).toContainText(cookies_text);
      await expect(notice).toBeInViewport();
      await expectSmallShift(page, 0.02);

      const box = await boxOf(notice);
      const controls = page.getByRole('main').locator('section').first().locator('button, input, a');
      const others = [...(await controls.all()), ...(await page.getByRole('navigation').locator('a').all())];
      for (const control of others) {
        if (!(await control.isVisible())) continue;
        const at = await control.boundingBox();
        if (!at || at.y > box.y + box.height) continue;
        expect(at.y + at.height, await control.innerText()).toBeLessThanOrEqual(box.y);
      }

      const button = notice.getByRole('button', { name: t('content.cookies_seen') });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(notice).toHaveCount(0);
      await page.reload();
      await settled();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
      await expect(notice).toHaveCount(0);
    });
  });
}
