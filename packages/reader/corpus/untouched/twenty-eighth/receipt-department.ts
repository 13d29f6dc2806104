import { amount, dateParts, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Mono";margin:26px 0 0 40px} .s{width:310px;line-height:1.35} .c{text-align:center} .l{display:flex;justify-content:space-between} .r{border-top:1px dashed #000;margin:6px 0} .big{font-size:16px;font-weight:bold} .in{padding-left:16px}
</style>`;

const line = (label: string, value: string, kind = '') =>
	`<div class="l ${kind}"><span>${label}</span><span>${value}</span></div>`;

function goods(pen: Pen): string {
	const [towels, lamp, mugs, card] = lines(pence(pen.text('total')), [
		[2, 31],
		[1, 38],
		[4, 25],
	]);
	return `${line('5012344 BATH TOWEL GREY', '')}${line(`2 @ ${amount(towels?.price ?? 0)}`, `${amount(towels?.sum ?? 0)} A`, 'in')}
${line('5018817 TABLE LAMP OAK', `${amount(lamp?.sum ?? 0)} A`)}${line('5010062 MUG STONEWARE', '')}${line(`4 @ ${amount(mugs?.price ?? 0)}`, `${amount(mugs?.sum ?? 0)} A`, 'in')}${line('5010990 GIFT WRAP & CARD', `${amount(card?.sum ?? 0)} A`)}`;
}

const taxes = (pen: Pen) =>
	`<div class="l"><span style="width:26%">RATE</span><span style="width:24%;text-align:right">NET</span><span style="width:24%;text-align:right">VAT</span><span style="width:26%;text-align:right">GROSS</span></div><div class="l"><span style="width:26%">A 20.0%</span><span style="width:24%;text-align:right">${pen.money('net')}</span><span style="width:24%;text-align:right">${pen.money('vat')}</span><span style="width:26%;text-align:right">${pen.money('total')}</span></div>`;

/** A department store's till roll, paid by card, with the slip of the card machine on it. */
export const department: Layout = {
	name: 'twenty-eight-receipt-department',
	type: 'receipt',
	html: (pen) => {
		const { day, month, year } = dateParts(pen.text('date'));
		return `${style}<div class="s"><div class="c"><b style="font-size:15px">${pen.text('supplier')}</b><br>22-26 HIGH STREET<br>AMBLEFORD AM1 1EE<br>TEL 01632 960 220<br>VAT NO 644 1902 37</div><div class="r"></div>
${line('SALE', 'OP 0114 ELAINE')}${goods(pen)}<div class="r"></div>${line('8 ITEMS', '')}${line('TOTAL', `£${pen.money('total')}`, 'big')}${pen.implied('currency')}${line('VISA DEBIT', pen.money('total'))}${line('CHANGE', '0.00')}<div class="r"></div>
${taxes(pen)}<div class="r"></div>
<div class="c">CARD SALE - CUSTOMER COPY</div>${line('VISA DEBIT', '************6120')}${line('AID', 'A0000000031010')}${line('MERCHANT', '***48821')}${line('TERMINAL', '****0917')}${line('CONTACTLESS', 'PAN SEQ 01')}${line('AUTH CODE', '083146')}<div class="c">PLEASE DEBIT MY ACCOUNT<br>APPROVED</div><div class="r"></div>
<div class="c">STORE CARD POINTS THIS VISIT 146<br>POINTS BALANCE 1,302 WORTH £13.02<br><br>REFUND OR EXCHANGE WITHIN 28 DAYS<br>WITH THIS RECEIPT. YOUR STATUTORY<br>RIGHTS ARE NOT AFFECTED.<br><br>SPEND £50 IN OUR CAFE AND HOME<br>DEPTS: £5 OFF YOUR NEXT VISIT</div>
${line(`${day}/${month}/${year}`, '14:37:08')}${line('STORE 017 TILL 04', 'TRANS 8841')}<div class="c">THANK YOU FOR SHOPPING WITH US</div></div>`;
	},
};
