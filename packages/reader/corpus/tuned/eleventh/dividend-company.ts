import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:14px "Liberation Serif";margin:60px 74px;line-height:1.55} .head{text-align:center;border:3px double #333;padding:14px 0} .head b{font-size:21px;display:block} h1{font-size:17px;letter-spacing:4px;text-align:center;margin:28px 0} dl{display:grid;grid-template-columns:210px 1fr;row-gap:10px;margin:0} dt{color:#333} dd{margin:0;border-bottom:1px dotted #444} .sig{margin-top:56px;display:grid;grid-template-columns:1fr 1fr;gap:60px} .sig div{border-top:1px solid #333;padding-top:4px;font-size:12px}
</style>`;

const entry = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`;

const table = (
	pen: Pen,
) => `<dl>${entry('Shareholder', pen.text('shareholder'))}${entry('Address', '14 Quarry Lane, Ambleford, AM4 7QT')}
${entry('Class of shares', 'Ordinary A shares of £1 each')}${entry('Shares held', pen.aside('shares'))}${entry('Date of payment', pen.date('paymentDate', 'words'))}${entry('Amount of dividend', `£${pen.money('dividend')}`)}</dl>`;

/** A small company's own voucher, from its accountant's template. */
export const company: Layout = {
	name: 'eleven-dividend-company',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="head"><b>${pen.text('company')}</b>Registered in England and Wales No. 09471836<br>Registered office: The Maltings, Ambleford AM3 2QE</div>
<h1>DIVIDEND VOUCHER</h1><p>Interim dividend, declared by the directors at a meeting held at the registered office and paid to the member named below.</p>
${table(pen)}
<p style="margin-top:24px">No tax is deducted from this dividend and no tax credit attaches to it. The shareholder should keep this voucher: it may be asked for by HM Revenue and Customs.</p>
<div class="sig"><div>Director</div><div>Company secretary</div></div>`,
};
