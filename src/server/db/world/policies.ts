import { type Text } from './shapes';

/** Simple HTML of the policy pages; a key is the last part of the address of its call (contract §2.4). */
export const policies = {
  'terms-and-conditions': [
    `<h2>Who we are</h2><p>Medina is a marketplace for Qamar Bay. Independent shops, kitchens, pharmacies and car providers offer their goods here; delivery men bring them to you. When you order, you buy from the shop, and we arrange payment, delivery and help. By using Medina you agree to these terms.</p>
<h2>Your account</h2><p>You may look around as a guest. To keep addresses, a wallet or an order history, you need an account with a true name and a phone number or email of your own. Keep your password to yourself, and tell us at once if somebody else has used it. One person, one account.</p>
<h2>Orders and prices</h2><p>Shops set their own prices. Before you confirm, checkout shows the items, taxes, discounts, delivery fee and tip in one list. An order is binding once the shop accepts it. If something has run out, the shop may offer a replacement or take it off the bill.</p>
<ul><li>Medicines marked with a prescription are handed over only after the pharmacy has seen it.</li><li>Coupons and wallet bonuses hold for the time and the amounts shown with them.</li><li>Rental cars go to drivers with a valid licence.</li></ul>
<h2>Fair use</h2><p>Please do not place orders that you do not mean to receive, write reviews of things that you have not bought, or send through our parcel service anything dangerous or forbidden. We may pause an account that does harm to customers, shops or riders, and we will say why.</p>
<h2>When things go wrong</h2><p>Tell us within 24 hours through Help and Support. The shop answers for its goods; we answer for our service. Nothing here takes away rights that the law gives you as a customer.</p>
<h2>Changes</h2><p>If these terms change, we tell you in the app two weeks before. Orders already placed follow the terms of their day.</p>
<h2>Reaching us</h2><p>Questions about these terms go to Help and Support, in English or Arabic. We answer every day from eight in the morning until midnight.</p>`,
    `<h2>من نحن</h2><p>مدينة سوق إلكتروني لأهل خليج القمر. تعرض فيه متاجر ومطابخ وصيدليات ومكاتب تأجير مستقلة بضائعها وخدماتها، ويوصلها إليك مناديب التوصيل. حين تطلب فأنت تشتري من المتجر، ونحن نتولى الدفع والتوصيل والمساعدة. استخدامك مدينة يعني موافقتك على هذه الشروط.</p>
<h2>حسابك</h2><p>يمكنك التصفح ضيفًا. أما حفظ العناوين والمحفظة وسجل الطلبات فيحتاج إلى حساب باسمك الحقيقي ورقم هاتف أو بريد يخصك. احفظ كلمة المرور لنفسك، وأخبرنا فورًا إن استخدمها غيرك. لكل شخص حساب واحد.</p>
<h2>الطلبات والأسعار</h2><p>يحدد كل متجر أسعاره. قبل التأكيد تعرض لك صفحة الدفع الأصناف والضرائب والخصومات ورسوم التوصيل والإكرامية في قائمة واحدة. يصبح الطلب ملزمًا حين يقبله المتجر. وإن نفد صنف فقد يقترح المتجر بديلًا أو يحذفه من الفاتورة.</p>
<ul><li>لا تُسلَّم الأدوية التي تحتاج إلى وصفة إلا بعد أن تطّلع الصيدلية عليها.</li><li>تسري القسائم ومكافآت المحفظة للمدة والمبالغ المذكورة معها.</li><li>لا تُسلَّم سيارات الإيجار إلا لمن يحمل رخصة سارية.</li></ul>
<h2>الاستخدام السليم</h2><p>نرجو ألا تطلب ما لا تنوي استلامه، وألا تقيّم ما لم تشتره، وألا ترسل في الطرود مواد خطرة أو ممنوعة. قد نوقف حسابًا يضر بالعملاء أو المتاجر أو المناديب، ونوضح له السبب.</p>
<h2>إذا حدث خطأ</h2><p>أخبرنا خلال 24 ساعة عبر صفحة المساعدة والدعم. المتجر مسؤول عن بضاعته ونحن مسؤولون عن خدمتنا. ولا شيء هنا ينتقص من حقوق يمنحك إياها القانون.</p>
<h2>التعديلات</h2><p>إن تغيرت هذه الشروط نعلمك في التطبيق قبل أسبوعين. والطلبات السابقة تتبع شروط يومها.</p>
<h2>كيف تصل إلينا</h2><p>أرسل أسئلتك عن هذه الشروط إلى صفحة المساعدة والدعم بالعربية أو بالإنجليزية. نجيب كل يوم من الثامنة صباحًا حتى منتصف الليل، ولا نغلق أي سؤال قبل أن تخبرنا أن الجواب وصلك وأنه واضح.</p>`,
  ],
  'privacy-policy': [
    `<h2>What this page is about</h2><p>To bring dinner to your door we must know a few things about you. This page says which, why, and for how long. We do not sell data about customers.</p>
<h2>What we keep</h2><ul><li>Your name, phone number, email and the picture you may add.</li><li>Your saved addresses and the point on the map that you choose.</li><li>Your orders, trips, reviews, wallet movements and messages about them.</li><li>Prescriptions that you send to a pharmacy.</li></ul><p>Card details go directly to the payment provider. We only learn whether the payment succeeded.</p>
<h2>What we use it for</h2><p>We use it to show shops near you, deliver orders, give refunds, answer questions and prevent fraud. We send offers only if you have asked for them, and every letter has a way out.</p>
<h2>Who sees it</h2><p>The shop sees what you ordered and your first name. The delivery man sees your name, address and phone number until the order is finished. The pharmacy alone sees a prescription. Authorities see data only where the law obliges us.</p>
<h2>Your location</h2><p>Your browser asks before it shares where you are. If you decline, search for an address or pick a point on the map; everything works the same way.</p>
<h2>How long</h2><p>Order records stay as long as tax rules demand. Prescriptions are erased three months after delivery, conversations after a year. When you delete your account we remove your name, contacts and addresses, and old orders remain without them.</p>
<h2>Your choices</h2><p>You can read, correct or delete your details in your profile at any time. For a copy of everything, or any question on privacy, write to us through Help and Support. We answer within ten days.</p>
<h2>Cookies</h2><p>We store your language, your place and your sign-in on your device, because the pages need them. There are no advertising trackers.</p>`,
    `<h2>عمَّ تتحدث هذه الصفحة</h2><p>كي نوصل عشاءك إلى بابك لا بد أن نعرف عنك بعض الأمور. توضح هذه الصفحة ما هي ولماذا نحتاجها وكم نحتفظ بها. ونحن لا نبيع بيانات العملاء.</p>
<h2>ما الذي نحفظه</h2><ul><li>اسمك ورقم هاتفك وبريدك وصورتك إن أضفتها.</li><li>عناوينك المحفوظة والنقطة التي تختارها على الخريطة.</li><li>طلباتك ورحلاتك وتقييماتك وحركات محفظتك والرسائل المتعلقة بها.</li><li>الوصفات الطبية التي ترسلها إلى الصيدلية.</li></ul><p>تذهب بيانات البطاقة مباشرة إلى مزوّد الدفع، ولا نعرف نحن إلا نجاح العملية أو فشلها.</p>
<h2>لماذا نستخدمها</h2><p>لنعرض المتاجر القريبة منك ونوصل الطلبات ونرد المبالغ ونجيب عن الأسئلة ونمنع الاحتيال. لا نرسل العروض إلا إن طلبتها، وفي كل رسالة طريق لإيقافها.</p>
<h2>من يطّلع عليها</h2><p>يرى المتجر ما طلبته واسمك الأول. ويرى المندوب اسمك وعنوانك وهاتفك إلى أن ينتهي الطلب. ولا يرى الوصفة إلا الصيدلية. أما الجهات الرسمية فلا تطّلع إلا على ما يلزمنا القانون به.</p>
<h2>موقعك</h2><p>يستأذنك المتصفح قبل مشاركة موقعك. وإن رفضت فابحث عن عنوان أو اختر نقطة على الخريطة، وكل شيء يعمل كما هو.</p>
<h2>مدة الحفظ</h2><p>تبقى سجلات الطلبات ما دامت أنظمة الضرائب تطلبها. وتُمحى الوصفات بعد ثلاثة أشهر من التسليم والمحادثات بعد سنة. وحين تحذف حسابك نزيل اسمك وبيانات تواصلك وعناوينك، وتبقى الطلبات القديمة من دونها.</p>
<h2>خياراتك</h2><p>يمكنك قراءة بياناتك وتصحيحها وحذفها من ملفك الشخصي متى شئت. وللحصول على نسخة كاملة أو لأي سؤال عن الخصوصية راسلنا عبر المساعدة والدعم، ونجيبك خلال عشرة أيام.</p>
<h2>ملفات الارتباط</h2><p>نحفظ على جهازك لغتك ومكانك وجلسة دخولك لأن الصفحات تحتاج إليها. لا نستخدم أدوات تتبع إعلانية، ويمكنك مسح ما حُفظ من إعدادات المتصفح متى أردت، وعندها نسألك عن مكانك من جديد.</p>`,
  ],
  'refund-policy': [
    `<h2>The short version</h2><p>If what arrives is not what you ordered, you get your money back. Tell us soon, show us what happened, and choose where the money should go.</p>
<h2>When we refund</h2><ul><li>An item is missing, wrong, spoiled or broken.</li><li>The order never arrived.</li><li>The shop cancelled, or you cancelled while that was still free.</li><li>You were charged twice.</li></ul>
<h2>How to ask</h2><p>Open the order, choose Refund request, pick a reason and add a photo if there is something to see. For food and groceries please write within 24 hours, for other goods within seven days. Somebody looks at every request, usually on the same day.</p>
<h2>Returning goods</h2><p>Things from the shops module may come back unused and in their packaging within seven days. A rider collects them; if the fault was ours or the shop's, the ride costs you nothing. Food, medicines, flowers, and opened baby and hygiene goods cannot be taken back, but they are refunded if they were faulty.</p>
<h2>Parcels and cars</h2><p>A parcel that we lose or damage is refunded with its delivery fee, up to the value that you stated. Rental deposits are returned when the car is checked in; unused days are refunded when the provider could not hand over the car.</p>
<h2>Where the money goes</h2><p>A refund to your Medina wallet arrives at once. A refund to a card takes five to ten working days, depending on the bank. Orders paid in cash are refunded to the wallet. Tips are returned if the rider never set out. A coupon used in a fully refunded order becomes valid again, unless its time has run out.</p>
<h2>If you disagree</h2><p>Reply to the decision in the same conversation, and another person will look at it again.</p>
<h2>Fairness</h2><p>Shops see the reason and your photo, and may answer. Please ask only for what truly went wrong.</p>`,
    `<h2>باختصار</h2><p>إن وصلك غير ما طلبت فمالك يعود إليك. أخبرنا سريعًا، وأرنا ما حدث، واختر أين تريد المبلغ.</p>
<h2>متى نرد المبلغ</h2><ul><li>إذا كان صنف ناقصًا أو خاطئًا أو فاسدًا أو مكسورًا.</li><li>إذا لم يصل الطلب أصلًا.</li><li>إذا ألغاه المتجر، أو ألغيته أنت والإلغاء ما زال مجانيًا.</li><li>إذا خُصم المبلغ مرتين.</li></ul>
<h2>كيف تطلبه</h2><p>افتح الطلب واختر طلب استرداد، ثم حدد السبب وأضف صورة إن كان هناك ما يُرى. للطعام والبقالة نرجو المراسلة خلال 24 ساعة، ولسائر البضائع خلال سبعة أيام. ينظر موظف في كل طلب، وغالبًا في اليوم نفسه.</p>
<h2>إعادة البضائع</h2><p>يمكن إعادة مشتريات قسم التسوّق غير مستعملة وفي غلافها خلال سبعة أيام. يستلمها مندوب منك، ولا تدفع شيئًا إن كان الخطأ منا أو من المتجر. لا نستعيد الطعام والدواء والزهور ولوازم الأطفال والنظافة المفتوحة، لكننا نرد ثمنها إن كان فيها عيب.</p>
<h2>الطرود والسيارات</h2><p>إذا فقدنا طردًا أو تلف عندنا رددنا ثمنه ورسوم توصيله في حدود القيمة التي ذكرتها. ويعود تأمين السيارة عند فحصها وتسليمها، وتُرد الأيام غير المستعملة إن لم يستطع المكتب تسليم السيارة.</p>
<h2>أين يذهب المبلغ</h2><p>الاسترداد إلى محفظة مدينة فوري. وإلى البطاقة يستغرق من خمسة إلى عشرة أيام عمل بحسب المصرف. والطلبات المدفوعة نقدًا تُرد إلى المحفظة. وتعود الإكرامية إن لم ينطلق المندوب. والقسيمة المستعملة في طلب رُد كاملًا تعود صالحة ما لم تنتهِ مدتها.</p>
<h2>إن لم تقتنع</h2><p>أجب عن القرار في المحادثة نفسها وسيراجعه شخص آخر.</p>
<h2>الإنصاف</h2><p>يطّلع المتجر على السبب وعلى صورتك وله أن يجيب قبل القرار. نرجو ألا تطلب الاسترداد إلا لخطأ وقع حقًا، فوراء كل متجر هنا أسرة من أهل الخليج تعيش من عملها، كما أن وراء كل طلب زبونًا ينتظر حقه.</p>`,
  ],
  cancelation: [
    `<h2>Plans change</h2><p>You can cancel an order yourself for as long as nobody has started to work on it. After that the shop has cut, cooked or packed something for you, and we must be fair to both sides.</p>
<h2>Orders from shops and kitchens</h2><ul><li>While the order is pending, cancel it in the order page. It is free, and you only choose a reason.</li><li>Once it is confirmed or being prepared, write to the shop in the order chat. If the shop agrees, you pay nothing.</li><li>Once the rider has it, it can no longer be cancelled. If nobody opens the door, the order counts as delivered after ten minutes of waiting.</li></ul>
<h2>Scheduled orders</h2><p>An order booked for later may be cancelled free of charge until the shop begins, at the latest one hour before the time you chose. Cakes, large cuts of meat and anything made only for you need a day.</p>
<h2>Parcels</h2><p>A parcel can be cancelled free of charge until a rider has accepted it. When the rider is already at the pick-up door, the minimum fee of the ride is due. A parcel on its way can be sent back to you; the return is charged as a second ride.</p>
<h2>Rental cars</h2><p>Cancel a trip without a fee until the provider confirms it, and up to six hours before it starts after that. Later, one hour of the booking is charged. If the provider cancels, you get everything back.</p>
<h2>When the shop cancels</h2><p>It happens that a shop has run out, closes early or finds no rider. You hear at once, see the reason and receive the full amount, including delivery fee and tip.</p>
<h2>Your money</h2><p>Whatever was paid returns by the rules of our Refund Policy. Accounts that cancel again and again may be asked to pay in advance.</p>
<h2>Questions</h2><p>If you are not sure whether an order can still be stopped, write to us from its page; minutes count.</p>`,
    `<h2>الخطط تتغير</h2><p>يمكنك إلغاء طلبك بنفسك ما دام أحد لم يبدأ العمل عليه. بعد ذلك يكون المتجر قد قطع أو طبخ أو غلّف لأجلك، وعلينا أن ننصف الطرفين.</p>
<h2>طلبات المتاجر والمطاعم</h2><ul><li>ما دام الطلب معلّقًا فألغه من صفحة الطلب. الإلغاء مجاني ولا يلزمك إلا اختيار السبب.</li><li>إذا تأكد الطلب أو بدأ تجهيزه فراسل المتجر في محادثة الطلب. إن وافق المتجر فلن تدفع شيئًا.</li><li>إذا استلمه المندوب فلا يمكن إلغاؤه. وإن لم يفتح أحد الباب عُدَّ مسلّمًا بعد انتظار عشر دقائق.</li></ul>
<h2>الطلبات المجدولة</h2><p>يُلغى الطلب المحجوز لوقت لاحق مجانًا إلى أن يبدأ المتجر، وعلى الأكثر قبل ساعة من الوقت الذي اخترته. أما الكيك وقطع اللحم الكبيرة وكل ما يُصنع لك وحدك فقبل يوم.</p>
<h2>الطرود</h2><p>يُلغى الطرد مجانًا إلى أن يقبله مندوب. فإذا وصل المندوب إلى باب الاستلام استُحق الحد الأدنى من رسوم المشوار. ويمكن إعادة طرد في الطريق إليك، وتُحسب الإعادة مشوارًا ثانيًا.</p>
<h2>السيارات</h2><p>ألغِ الرحلة بلا رسوم إلى أن يؤكدها المكتب، وبعد ذلك حتى ست ساعات قبل بدايتها. وبعدها تُحسب ساعة واحدة من الحجز. وإن ألغى المكتب عاد إليك كل ما دفعت.</p>
<h2>حين يلغي المتجر</h2><p>قد ينفد صنف أو يغلق المتجر مبكرًا أو لا يجد مندوبًا. نخبرك فورًا بالسبب ونعيد المبلغ كاملًا مع رسوم التوصيل والإكرامية.</p>
<h2>مالك</h2><p>يعود كل ما دُفع وفق سياسة الاسترداد. وقد نطلب الدفع مقدمًا من الحسابات التي تكرر الإلغاء.</p>
<h2>أسئلة</h2><p>إن لم تكن متأكدًا من إمكان إيقاف الطلب فراسلنا من صفحته فورًا، فالدقائق هنا مهمة. نسأل المتجر عنك ونخبرك بما بقي ممكنًا: إلغاء كامل، أو حذف صنف واحد، أو تأجيل الموعد إلى ساعة أخرى تناسبك.</p>`,
  ],
  'shipping-policy': [
    `<h2>Where we deliver</h2><p>Medina delivers in three zones: Harbour, Old Town and Hills. Which modules you see depends on the point that you choose. Outside the zones we cannot deliver yet, and we say so before you fill a cart.</p>
<h2>How long it takes</h2><p>Every shop shows its own time, counted from the moment it accepts. Meals usually take half an hour, groceries a little longer, goods from the shops module until the evening. Rain, festivals and the Friday market slow everybody down; the time on the order page is always the latest estimate.</p>
<h2>What it costs</h2><ul><li>In Harbour the fee depends on the way by road from the shop to you.</li><li>In Old Town the same holds, with a surcharge in busy hours that is shown on its own line.</li><li>In Hills the fee is fixed.</li><li>Some shops deliver free of charge, and some send their own riders at their own rates.</li></ul><p>The full fee stands in checkout before you pay. A tip is welcome and never required; all of it goes to the rider.</p>
<h2>Handing over</h2><p>You may ask the rider to leave the order at the door, call first or bring it upstairs. If the order has a code, give it only when the bag is in your hands. Medicines with a prescription are given to an adult.</p>
<h2>Take away</h2><p>Where a shop offers it, collect the order yourself without a delivery fee. The page tells you when it is ready.</p>
<h2>Parcels</h2><p>Sender or receiver pays, as you decide. Please pack firmly, and never send cash, living animals or anything that burns.</p>
<h2>Late or lost</h2><p>If an order is much later than promised, write to us from its page. We find the rider, and if we cannot, we refund you.</p>
<h2>Your address</h2><p>A house number, a floor and a landmark save the rider many minutes. You can correct them until the order is picked up.</p>`,
    `<h2>أين نوصل</h2><p>توصل مدينة في ثلاث مناطق: الميناء والبلدة القديمة والتلال. وتظهر لك الأقسام بحسب النقطة التي تختارها. لا نستطيع التوصيل خارج هذه المناطق بعد، ونخبرك بذلك قبل أن تملأ السلة.</p>
<h2>كم يستغرق التوصيل</h2><p>يعرض كل متجر مدته محسوبة من لحظة قبول الطلب. تصل الوجبات عادة خلال نصف ساعة، والبقالة بعد ذلك بقليل، ومشتريات قسم التسوّق حتى المساء. المطر والأعياد وسوق الجمعة تبطئ الجميع، والوقت في صفحة الطلب هو دائمًا أحدث تقدير.</p>
<h2>كم يكلف</h2><ul><li>في الميناء تعتمد الرسوم على طول الطريق من المتجر إليك.</li><li>في البلدة القديمة كذلك، مع زيادة في ساعات الازدحام تظهر في سطر مستقل.</li><li>في التلال الرسوم ثابتة.</li><li>بعض المتاجر يوصل مجانًا، وبعضها يرسل مناديبه بأسعاره.</li></ul><p>تظهر الرسوم كاملة في صفحة الدفع قبل أن تدفع. الإكرامية موضع تقدير وليست واجبة، وكلها للمندوب.</p>
<h2>التسليم</h2><p>يمكنك أن تطلب من المندوب ترك الطلب عند الباب أو الاتصال أولًا أو الصعود إليك. وإن كان للطلب رمز فلا تعطه إلا والكيس في يدك. ولا تُسلَّم أدوية الوصفات إلا لبالغ.</p>
<h2>الاستلام من المتجر</h2><p>حيث يتيح المتجر ذلك استلم طلبك بنفسك بلا رسوم توصيل. وتخبرك الصفحة حين يجهز.</p>
<h2>الطرود</h2><p>يدفع المرسل أو المستلم كما تقرر أنت. غلّف الطرد جيدًا، ولا ترسل نقودًا ولا حيوانات حية ولا ما يشتعل.</p>
<h2>التأخر والفقدان</h2><p>إن تأخر الطلب كثيرًا عن موعده فراسلنا من صفحته. نبحث عن المندوب، وإن لم نجده رددنا إليك مالك.</p>
<h2>عنوانك</h2><p>رقم البيت والطابق وعلامة قريبة توفر على المندوب دقائق كثيرة. يمكنك تصحيحها حتى يستلم المندوب الطلب من المتجر، وبعد ذلك اكتب له في محادثة الطلب أو اتصل به من صفحة التتبع.</p>`,
  ],
  'about-us': [
    `<h2>From a harbour kiosk</h2><p>Medina began with a notebook in a kiosk on Customs House Square. Neighbours wrote down what they needed, and whoever rode past brought it. The notebook grew too thick, so we turned it into this market. The idea has stayed: the best shop is the one around the corner, if only it could come to you.</p>
<h2>What we do</h2><p>We bring the shops of Qamar Bay together in one place and one basket.</p><ul><li>Food from kitchens that cook for every hour of the day.</li><li>Groceries from fishmongers, bakers, dairies and corner shops.</li><li>Medicine from licensed pharmacies, with your prescription.</li><li>Things to wear, read, plug in and give away.</li><li>Parcels from door to door, and cars by the hour or the kilometre.</li></ul>
<h2>What we believe</h2><p>A price should be whole before you pay it. A shop should keep its name, its prices and its customers. A rider should know what a ride earns before accepting it, and keep every coin of the tip. And a page should be as good in Arabic as in English.</p>
<h2>Who is behind it</h2><p>A small team in Qamar Bay: people who answer messages, people who visit shops before they open here, and people who write the software. All of us carry a few orders a month ourselves, because nothing teaches faster than the fourth floor without a lift.</p>
<h2>Come and join</h2><p>If you have a shop, open it here in a day. If you have a scooter and free hours, ride with us. And if you simply have an idea, tell us through Help and Support, or come by: 1 Customs House Square, where the kiosk still stands and the coffee is on us.</p>
<h2>The name</h2><p>Medina simply means city. Ours has three zones, six modules and one long waterfront.</p>`,
    `<h2>من كشك في الميناء</h2><p>بدأت مدينة بدفتر في كشك بساحة دار الجمارك. كان الجيران يكتبون فيه ما يحتاجون، فيأتيهم به من يمرّ راكبًا. ثم ضاق الدفتر بما فيه فجعلناه هذا السوق. وبقيت الفكرة كما هي: أفضل متجر هو الذي عند ناصية الشارع، لو أنه يأتي إليك.</p>
<h2>ماذا نفعل</h2><p>نجمع متاجر خليج القمر في مكان واحد وسلة واحدة.</p><ul><li>طعام من مطابخ تطبخ لكل ساعات اليوم.</li><li>بقالة من باعة السمك والخبازين والألبان ودكاكين الحي.</li><li>دواء من صيدليات مرخصة بوصفتك.</li><li>ما يُلبس ويُقرأ ويُوصل بالكهرباء ويُهدى.</li><li>طرود من باب إلى باب، وسيارات بالساعة أو بالكيلومتر.</li></ul>
<h2>بماذا نؤمن</h2><p>أن يكون الثمن كاملًا قبل أن تدفعه. وأن يحتفظ المتجر باسمه وأسعاره وزبائنه. وأن يعرف المندوب أجر المشوار قبل أن يقبله، وتبقى له الإكرامية كلها. وأن تكون الصفحة بالعربية في جودتها بالإنجليزية.</p>
<h2>من يقف وراءها</h2><p>فريق صغير في خليج القمر: من يجيب عن الرسائل، ومن يزور المتاجر قبل أن تفتح هنا، ومن يكتب البرنامج. وكل واحد منا يوصل بضعة طلبات كل شهر بنفسه، فلا شيء يعلّم أسرع من طابق رابع بلا مصعد.</p>
<h2>انضم إلينا</h2><p>إن كان لك متجر فافتحه هنا في يوم واحد. وإن كانت لك دراجة وساعات فراغ فانطلق معنا. وإن كانت لك فكرة فحسب فأخبرنا عبر المساعدة والدعم، أو زرنا في 1 ساحة دار الجمارك، حيث ما زال الكشك قائمًا والقهوة علينا.</p>
<h2>لماذا هذا الاسم</h2><p>لأن المدينة في رأينا ليست الشوارع والمباني، بل الناس الذين يعرف بعضهم بعضًا ويقضي بعضهم حاجة بعض. ومدينتنا ثلاث مناطق وستة أقسام وواجهة بحرية واحدة طويلة، وباب كل متجر فيها مفتوح لك من حيث أنت.</p>`,
  ],
} satisfies Record<string, Text>;
