/** Business miles: for a job, less what the employer paid, or for a business. */
import { sayFlatRates } from '@halfpenny/messages/flat-rates';
import type { TaxYear } from '@halfpenny/questions';
import { businessMileage, FULL_RATE_MILES, mileageAllowanceRelief, type Vehicle } from '@halfpenny/tax';
import { yearData } from '@halfpenny/years';
import { useState } from 'react';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { readAmount, readCount } from './read.ts';
import { WorkedOut } from './worked-out.tsx';

const MOST_MILES = 999_999;

/** For an employee: any vehicle they own. */
export function EmployeeMileage({ id, taxYear, typed, onAmount }: CalculatorProps) {
	const [vehicle, setVehicle] = useState<Vehicle>('car');
	const [miles, setMiles] = useState('');
	const [paid, setPaid] = useState('');
	const [count, received] = [readCount(miles, MOST_MILES), readAmount(paid)];
	const readable = count.value !== undefined && count.value > 0 && received.value !== undefined;
	const amount = readable ? mileageAllowanceRelief(taxYear, vehicle, count.value, received.value) : undefined;
	return (
		<>
			<VehicleField id={id} vehicles={['car', 'motorcycle', 'bicycle']} {...{ vehicle, setVehicle }} />
			<MilesField id={id} error={count.error} {...{ miles, setMiles }} />
			<MoneyField
				id={`${id}-paid`}
				label={sayFlatRates('mileage.paid')}
				value={paid}
				error={received.error}
				onChange={({ target }) => setPaid(target.value)}
			/>
			<p className="text-16 text-muted">{ratesInWords(taxYear, vehicle)}</p>
			{amount === 0 && <p className="text-16">{sayFlatRates('mileage.nothing')}</p>}
			{amount !== undefined && amount > 0 && <WorkedOut key={amount} {...{ amount, typed, onAmount }} />}
		</>
	);
}

/** For a business: cars, vans and motorcycles. The law has no rate for bicycles (ITTOIA 2005 s.94F). */
export function BusinessMileage({ id, taxYear, typed, onAmount }: CalculatorProps) {
	const [vehicle, setVehicle] = useState<Vehicle>('car');
	const [miles, setMiles] = useState('');
	const count = readCount(miles, MOST_MILES);
	const amount =
		count.value !== undefined && count.value > 0
			? businessMileage(taxYear, vehicle === 'motorcycle' ? 'motorcycle' : 'car', count.value)
			: undefined;
	return (
		<>
			<VehicleField id={id} vehicles={['car', 'motorcycle']} {...{ vehicle, setVehicle }} />
			<MilesField id={id} error={count.error} {...{ miles, setMiles }} />
			<p className="text-16 text-muted">
				{ratesInWords(taxYear, vehicle)} {sayFlatRates('mileage.business')}
			</p>
			{amount !== undefined && <WorkedOut key={amount} {...{ amount, typed, onAmount }} />}
		</>
	);
}

function VehicleField({
	id,
	vehicles,
	vehicle,
	setVehicle,
}: {
	readonly id: string;
	readonly vehicles: readonly Vehicle[];
	readonly vehicle: Vehicle;
	readonly setVehicle: (vehicle: Vehicle) => void;
}) {
	return (
		<SelectField
			id={`${id}-vehicle`}
			label={sayFlatRates('mileage.vehicle')}
			options={vehicles.map((value) => ({ value, label: sayFlatRates(`mileage.${value}`) }))}
			value={vehicle}
			onChange={({ target }) => setVehicle(vehicles.find((one) => one === target.value) ?? 'car')}
		/>
	);
}

function MilesField({
	id,
	miles,
	setMiles,
	error,
}: {
	readonly id: string;
	readonly miles: string;
	readonly setMiles: (miles: string) => void;
	readonly error: string | undefined;
}) {
	return (
		<TextField
			id={`${id}-miles`}
			label={sayFlatRates('mileage.miles')}
			hint={sayFlatRates('mileage.miles.hint')}
			width="short"
			inputMode="numeric"
			autoComplete="off"
			value={miles}
			error={error}
			onChange={({ target }) => setMiles(target.value)}
		/>
	);
}

function ratesInWords(taxYear: TaxYear, vehicle: Vehicle): string {
	const { mileage } = yearData(taxYear);
	if (vehicle !== 'car') {
		const rate = vehicle === 'bicycle' ? mileage.bicyclePencePerMile : mileage.motorcyclePencePerMile;
		return sayFlatRates('mileage.oneRate', { rate, taxYear });
	}
	return sayFlatRates('mileage.rates', {
		first: mileage.carFirst10000PencePerMile,
		miles: FULL_RATE_MILES,
		after: mileage.carAfterPencePerMile,
		taxYear,
	});
}
